import { draftKey, readDraft, writeDraft } from '@/lib/use-draft';
import { STEPS } from './wizard-steps';

const SCREENS: readonly string[] = [...STEPS.map(({ path }) => path), '/export'];

/** Stores the screen at which a report was left, in this browser. */
export function keepPlace(userId: string, reportId: string, pathname: string): void {
  const screen = SCREENS.find((path) => pathname.startsWith(path));
  if (screen) writeDraft(placeKey(userId, reportId), screen);
}

/** The address at which a report was left; null for its first screen, or if unknown. */
export function readPlace(userId: string, reportId: string): string | null {
  const screen = readDraft<string>(placeKey(userId, reportId));
  if (screen === null || screen === '/upload' || !SCREENS.includes(screen)) return null;
  return `${screen}/${reportId}`;
}

const placeKey = (userId: string, reportId: string) => draftKey(userId, 'place', reportId);

import { draftKey, readDraft, writeDraft } from '@/lib/use-draft';
import type { Hold } from './run-state';

/** Reports that were held longest ago are forgotten first. */
const REPORTS_KEPT = 50;

/** What a person said last of a report's analysis on this device, whichever tab they said it in. */
export interface AnalysisHold {
  read: () => Hold | null;
  write: (hold: Hold | null) => void;
  /** Tells what was said in another tab, as long as this one lives. */
  listen: (onChange: (hold: Hold | null) => void) => void;
}

type Entry = [reportId: string, hold: Hold];

/** Kept in one place for all reports of a person, so that it can be bounded and goes with their drafts. */
export function createAnalysisHold(userId: string, reportId: string): AnalysisHold {
  const key = draftKey(userId, 'held-analyses');
  const read = () => entriesUnder(key).find(([id]) => id === reportId)?.[1] ?? null;
  return {
    read,
    write: (hold) => {
      if (hold === read()) return;
      const others = entriesUnder(key).filter(([id]) => id !== reportId);
      const entries: Entry[] = hold ? [...others, [reportId, hold]] : others;
      writeDraft(key, entries.length > 0 ? entries.slice(-REPORTS_KEPT) : null);
    },
    listen: (onChange) => {
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) onChange(read());
      });
    },
  };
}

function entriesUnder(key: string): Entry[] {
  const kept = readDraft<unknown>(key);
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [id, hold] = value as unknown[];
  return typeof id === 'string' && (hold === 'paused' || hold === 'cancelled');
}

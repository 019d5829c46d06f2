import {
  isOpen,
  type Analysis,
  type Question,
  READ_QUESTIONS_EVERY_MS,
} from '@/features/questions/queries';
import type { AnalysisRequest } from '../schema';
import { replacedVersion } from './analysis-state';

/** Longer waits mean that this device's clock is wrong. */
const LONGEST_WAIT_MS = 600_000;

interface TabParts {
  read: () => Promise<Analysis>;
  /** Has this row's photo analysed as requested; the outcome is read afterwards. */
  answer: (observationId: string, request: AnalysisRequest) => Promise<unknown>;
  atOnce: number;
  signal: AbortSignal;
}

/**
 * Answers waiting photos from this tab, `atOnce` at a time, until none is open: for hosts that do not answer them in
 * the background.
 */
export async function answerInTab({ read, answer, atOnce, signal }: TabParts): Promise<void> {
  const mine = new Set<string>();
  const lane = async () => {
    while (!signal.aborted) {
      const analysis = await read().catch(() => null);
      const photos = analysis?.questions.filter((one) => one.turn !== null && isOpen(one));
      if (photos?.length === 0) return;
      const next = analysis?.hold ? undefined : photos?.find((one) => isDue(one, mine));
      if (next?.observation_id) {
        const id = next.observation_id;
        mine.add(id);
        const replaced = replacedVersion(next);
        const request = replaced === null ? {} : { replace_version: replaced };
        await answer(id, request).catch(() => undefined);
        // The outcome is visible only after the next read.
        setTimeout(() => mine.delete(id), READ_QUESTIONS_EVERY_MS);
      } else {
        await new Promise((resolve) => setTimeout(resolve, READ_QUESTIONS_EVERY_MS));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Tells that this tab may ask now: the question waits, or its taker is gone. */
function isDue(question: Question, mine: ReadonlySet<string>): boolean {
  const { observation_id, state, not_before, taken_until } = question;
  if (observation_id === null || mine.has(observation_id)) return false;
  const ahead = Date.parse((state === 'waiting' ? not_before : taken_until) ?? '') - Date.now();
  return ahead <= 0 || (state === 'waiting' && ahead > LONGEST_WAIT_MS);
}

import { errorMessage } from '@/lib/errors';
import type { WordChange } from '@/document/word/compare/word-change';

/** Takes one thing back that was written; resolves when it is stored as it was before. */
export type TakeBack = () => Promise<void>;

/** What each kind of change is written by. Rejects with a sentence for people when nothing was written. */
export type WriteOne = (change: WordChange) => Promise<TakeBack>;

export interface WrittenChange {
  change: WordChange;
  /** Null where it could not be written; `problem` says why. */
  takeBack: TakeBack | null;
  problem: string;
}

const ORDER: WordChange['kind'][] = [
  ...(['row text', 'report text', 'picture', 'added', 'moved', 'deleted'] as const),
];

/**
 * Writes changes one after the other: texts while the rows still have their numbers, then rows. One that
 * fails is named, and the others go on.
 */
export async function writeChanges(
  changes: readonly WordChange[],
  writeOne: WriteOne,
  onWritten: (done: number) => void,
): Promise<WrittenChange[]> {
  const written: WrittenChange[] = [];
  for (const change of changes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    try {
      written.push({ change, takeBack: await writeOne(change), problem: '' });
    } catch (error) {
      console.warn('A change from Word could not be written.', error);
      written.push({ change, takeBack: null, problem: errorMessage(error) });
    }
    onWritten(written.length);
  }
  return written;
}

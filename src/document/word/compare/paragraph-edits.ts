import { diffArrays } from 'diff';
import { REPORT_FIELDS } from '@/document/bookmarks/printed-state';
import { typedBlocks } from '@/document/bookmarks/typed-blocks';
import type { Choices } from './choices';
import type { WordChange } from './word-change';

/** Neighbouring paragraphs removed from a section, and those that replaced them. */
export interface ParagraphEdit {
  removed: string;
  added: string;
}

interface Part {
  here: string[];
  inWord: string[];
  isEdit: boolean;
}

/** A section's paragraphs, list items and tables in order, unchanged or edited. */
function compareParagraphs(here: string, inWord: string): Part[] {
  const [old, now] = [typedBlocks(here, 'section'), typedBlocks(inWord, 'section')];
  const diff = diffArrays(
    old.map(({ printed }) => printed),
    now.map(({ printed }) => printed),
  );
  const parts: Part[] = [];
  let [atOld, atNow] = [0, 0];
  for (const { added, removed, value } of diff) {
    const isEdit = added || removed;
    const last = parts.at(-1);
    const part = last?.isEdit === isEdit ? last : { here: [], inWord: [], isEdit };
    if (part !== last) parts.push(part);
    if (!added) part.here.push(...takeTyped(old, atOld, (atOld += value.length)));
    if (!removed) part.inWord.push(...takeTyped(now, atNow, (atNow += value.length)));
  }
  return parts;
}

const takeTyped = (blocks: ReturnType<typeof typedBlocks>, from: number, to: number) =>
  blocks.slice(from, to).map(({ typed }) => typed);

const joinParagraphs = (paragraphs: readonly string[]) =>
  paragraphs.join('\n').replace(/^\n+/u, '');

/**
 * The paragraphs of a section to accept singly: none where only one place changed. A text also changed here is decided
 * as a whole.
 */
export function paragraphEdits(change: WordChange): ParagraphEdit[] {
  if (change.kind !== 'report text' || REPORT_FIELDS[change.field] !== 'section') return [];
  if (change.isConflict) return [];
  const edits = compareParagraphs(change.here, change.inWord).filter(({ isEdit }) => isEdit);
  return edits.length < 2
    ? []
    : edits.map(({ here, inWord }) => ({
        removed: joinParagraphs(here),
        added: joinParagraphs(inWord),
      }));
}

export const paragraphKey = ({ key }: WordChange, index: number) => `${key} paragraph ${index}`;

/** A section without the edits that a person left. */
export function leaveParagraphs(change: WordChange, choices: Choices): WordChange {
  const isLeft = (index: number) => choices[paragraphKey(change, index)] === 'leave';
  if (change.kind !== 'report text' || !paragraphEdits(change).some((_, index) => isLeft(index)))
    return change;
  let edit = -1;
  const lines = compareParagraphs(change.here, change.inWord).flatMap(
    ({ here, inWord, isEdit }) => {
      if (isEdit) edit += 1;
      return isEdit && !isLeft(edit) ? inWord : here;
    },
  );
  return { ...change, inWord: joinParagraphs(lines) };
}

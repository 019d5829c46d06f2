import { diffArrays } from 'diff';
import { normaliseText, type TextPlace } from '@/document/bookmarks/printed-text';
import { typedBlocks } from '@/document/bookmarks/typed-blocks';

/**
 * Merges Word's text into a person's typed one: where both read the same, the person's marks, spaces and blank lines
 * stay. If the result would read differently, Word's text is used alone.
 */
export function mergeTyped(typed: string, inWord: string, place: TextPlace): string {
  if (place === 'line') return inWord;
  const [old, wanted] = [typedBlocks(typed, place), typedBlocks(inWord, place)];
  const parts = diffArrays(
    old.map(({ printed }) => printed),
    wanted.map(({ printed }) => printed),
  );
  let [atOld, atNew] = [0, 0];
  const lines: string[] = [];
  for (const { added, removed, value } of parts) {
    if (added) lines.push(...wanted.slice(atNew, atNew + value.length).map((block) => block.typed));
    else if (!removed)
      lines.push(...old.slice(atOld, atOld + value.length).map((block) => block.typed));
    if (!added) atOld += value.length;
    if (!removed) atNew += value.length;
  }
  const merged = lines.join('\n').replace(/^\n+/u, '');
  return normaliseText(merged, place) === normaliseText(inWord, place) ? merged : inWord;
}

import { diffArrays } from 'diff';
import { normaliseText, type TextPlace } from '@/document/bookmarks/printed-text';
import { typedBlocks } from '@/document/bookmarks/typed-blocks';

/**
 * The text from Word with what a person typed here wherever it reads the same: their own marks, spaces
 * and blank lines stay. Where the two would not read as the text from Word does, that one stands alone.
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

import { splitSentences } from '../../languages/split-sentences.ts';

/** A text's sentences with the blanks after them: joined again they are the text. */
export function splitPieces(text: string): string[] {
  let end = 0;
  const starts = splitSentences(text).map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return start;
  });
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));
}

/** A text's sentences as `replaceSentences` passes them. */
export const listSentences = (text: string): string[] =>
  splitPieces(text)
    .map((piece) => piece.trim())
    .filter((sentence) => sentence !== '');

/** Replaces each sentence with the result of `change`, or removes it for null; lines and paragraphs stay in place. */
export function replaceSentences(
  text: string,
  change: (sentence: string) => string | null,
): string {
  const kept = splitPieces(text).map((piece) => {
    const sentence = piece.trim();
    if (sentence === '') return piece;
    const changed = change(sentence);
    // Keeps the end of the line or paragraph.
    if (changed === null) return (/\s*$/.exec(piece)?.[0] ?? '').replace(/[^\n]/g, '');
    return piece.replace(sentence, () => changed);
  });
  return kept
    .join('')
    .split('\n')
    .filter((line) => !/^\s*(?:[-*•‣]|\(?\d{1,3}[.)])\s*$/.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

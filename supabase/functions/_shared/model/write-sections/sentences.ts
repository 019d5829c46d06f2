import { splitSentences } from '../../languages/split-sentences.ts';

/** A text's sentences with the blanks that follow them: put together again they are the text. */
export function splitPieces(text: string): string[] {
  let end = 0;
  const starts = splitSentences(text).map((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    return start;
  });
  return starts.map((start, index) => text.slice(index === 0 ? 0 : start, starts[index + 1]));
}

/** The sentences of a text as `replaceSentences` has them. */
export const listSentences = (text: string): string[] =>
  splitPieces(text)
    .map((piece) => piece.trim())
    .filter((sentence) => sentence !== '');

/** A text with each sentence as `change` has it, or without it; lines and paragraphs stay where they were. */
export function replaceSentences(
  text: string,
  change: (sentence: string) => string | null,
): string {
  const kept = splitPieces(text).map((piece) => {
    const sentence = piece.trim();
    if (sentence === '') return piece;
    const changed = change(sentence);
    // The end of the line or the paragraph stays.
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

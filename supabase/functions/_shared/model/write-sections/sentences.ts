import type { Language } from '../../languages/language.ts';

/** Ends of segments that are no ends of sentences, however capital the next letter. */
const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{L}|approx|ca|nos?|nr|fig|abb|bzw|vgl|env|ej|núm|bijv|afb|ecc|es|art|pos)\.[^\S\n]*$/iu;

/** A text's sentences with the blanks that follow them: put together again they are the text. */
export function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
    text,
  )) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) {
      sentences[sentences.length - 1] = last + segment;
    } else {
      sentences.push(segment);
    }
  }
  return sentences;
}

/** A text without the sentences that `mustGo` names; lines and paragraphs stay where they were. */
export function withoutSentences(
  text: string,
  language: Language,
  mustGo: (sentence: string) => boolean,
): string {
  const kept = sentencesOf(text, language).map((sentence) =>
    // What ends the line or the paragraph stays.
    mustGo(sentence.trim()) ? (/\s*$/.exec(sentence)?.[0] ?? '').replace(/[^\n]/g, '') : sentence,
  );
  return kept
    .join('')
    .split('\n')
    .filter((line) => !/^\s*(?:[-*•‣]|\(?\d{1,3}[.)])\s*$/.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

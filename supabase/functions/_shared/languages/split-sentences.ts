import { PATTERNS_IN } from './tables/patterns.ts';

const ABBREVIATIONS = Object.values(PATTERNS_IN)
  .map(({ abbreviations }) => abbreviations)
  .join('|');
/** Two-letter abbreviations; other short words end a sentence: "Nothing was opened up.", "Die Fuge ist zu." */
const SHORT =
  'ca|nr|no|dr|st|cf|vs|eg|ie|bd|bl|fa|tj|ul|al|pl|ok|wg|np|zn|zw|mw|wv|nb|av|fg|pz|ev|km|mm|cm|kg|kn|in|ft|sq';
/** Full stops that end no sentence: "approx. 3 mm", "z. B. Beton", "ca. 5 Risse". */
const ABBREVIATED = new RegExp(
  String.raw`(?:^|[\s("“„«'‘])(?:\p{L}|${SHORT}|${ABBREVIATIONS})\.\s*$`,
  'iu',
);

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text's sentences in order, trimmed, none blank. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (ABBREVIATED.test(open)) continue;
    sentences.push(open.trim());
    open = '';
  }
  return [...sentences, open.trim()].filter((sentence) => sentence !== '');
}

export const isQuestion = (sentence: string) => /[?？]\s*$/u.test(sentence);

/** A sentence in lower case without its closing punctuation, for comparison. */
export const toStatement = (sentence: string) =>
  sentence
    .trim()
    .toLowerCase()
    .replace(/[.!。！]+$/u, '');

import type { PhotoContext, PhotoDescription } from '../../analyst.ts';
import { splitSentences, toStatement } from '../../languages/split-sentences.ts';
import { PROPOSED_TEXTS } from '../../row-words.ts';
import type { Asking } from '../ask-model.ts';
import type { Grounds } from '../observe-photo/find-breach.ts';
import type { PhotoAnswer } from '../observe-photo/schema.ts';
import { summariseJudging, judgeSentences, type PhotoFacts } from './judge-sentences.ts';

interface Judged {
  context: PhotoContext;
  answer: PhotoAnswer;
  grounds: Grounds;
}

/** Adds a caution for each sentence that the judge doubts and code has not marked; no word changes. */
export async function judgeDescription(
  description: PhotoDescription,
  { context, answer, grounds }: Judged,
  asking: Asking,
): Promise<PhotoDescription> {
  // A sentence marked for its scale may have other faults.
  const cautioned = new Set(
    description.cautions.filter(({ reason }) => reason !== 'scale').map(({ quote }) => quote),
  );
  const sentences = PROPOSED_TEXTS.flatMap((field) =>
    splitSentences(description[field])
      .filter((quote) => !cautioned.has(quote) && !grounds.known.statements.has(toStatement(quote)))
      .map((quote) => ({ field, quote })),
  );
  const { report, note, typed, number, further } = context;
  const { drawn } = grounds.known;
  const facts: PhotoFacts = {
    photo: number,
    title: report.title,
    structure: report.structure,
    note,
    typed,
    scale: grounds.scale?.reading ?? '',
    visible: answer.visible,
    ...(drawn.length > 0 && { written_on_photos: drawn }),
    ...(further.length > 0 && { further_photos: further.map((one) => one.number) }),
  };
  const texts = [...new Set(sentences.map(({ quote }) => quote))];
  const { doubts, read } = await judgeSentences(texts, () => facts, asking);
  const reasons = new Map(doubts.map(({ sentence, reason }) => [sentence, reason]));
  const cautions = sentences.flatMap(({ field, quote }) => {
    const reason = reasons.get(quote);
    return reason ? [{ field, quote, reason }] : [];
  });
  return {
    ...description,
    cautions: [...description.cautions, ...cautions],
    judged: summariseJudging(texts, (text) => read.includes(text), asking.model),
  };
}

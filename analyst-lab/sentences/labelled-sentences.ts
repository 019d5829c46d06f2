import { type BlindSentence, readLines } from './blind-sentences.ts';

/**
 * 200 sentences of rows in nine languages, 110 of them dishonest, of every kind that a judge looks for, as models and
 * engineers write them. The rules in code were written beside them: for those this list is no blind one.
 */
export function labelledSentences(): BlindSentence[] {
  const stored = readLines('labelled-sentences.jsonl') as Omit<BlindSentence, 'place' | 'rows'>[];
  return stored.map((one) => ({ ...one, place: 'row', rows: [] }));
}

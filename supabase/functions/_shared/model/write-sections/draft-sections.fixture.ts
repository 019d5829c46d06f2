import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation } from '../../analyst.ts';
import { readingModel } from '../long-tables/reading-model.fixture.ts';
import { writeSections } from './write-sections.ts';

export const rows = (...changes: Partial<NumberedObservation>[]) =>
  changes.map((one, index) => makeNumberedRow({ number: index + 1, ...one }));

/** Drafts with these answers, the last one again and again; returns the result and what was exchanged. */
export async function draft(
  request: Parameters<typeof makeSectionsRequest>[0],
  ...answers: unknown[]
) {
  const model = await readingModel((_, index) => answers[Math.min(index, answers.length - 1)]);
  const drafts = await writeSections(makeSectionsRequest(request), model.asking);
  return { ...drafts, seen: model.seen, second: model.seen[1]?.prompt ?? '' };
}

import { expect, it } from 'vitest';
import { makeObservation, makeProposal } from '../../../../testing/app/rows';
import { dueReview } from './due-review';

const usage = { questions: 1, input_tokens: 1, output_tokens: 1, seconds: 1 };
const TEXTS = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
const answered = (minute: number, by: Parameters<typeof makeProposal>[0] = { usage }) =>
  makeObservation({
    ...{ id: `${minute}`, ...TEXTS, outcome: 'defect' },
    proposal: makeProposal({ proposed_at: `2026-11-23T10:0${minute}:00.000Z`, ...by }),
  });
const pending = makeObservation({ id: 'pending' });
const NONE = () => false;

it('is due once two answers of a model are newer than the last review', () => {
  expect(dueReview([answered(1), answered(2)], null, NONE)).toBe('2026-11-23T10:02:00.000Z');
  const rows = [answered(1), answered(2), answered(3)];
  expect(dueReview(rows, '2026-11-23T10:01:30+00:00', NONE)).toBe('2026-11-23T10:03:00.000Z');
  expect(dueReview(rows, '2026-11-23T10:02:30+00:00', NONE)).toBeNull();
});

it.each([
  ['one answer', [answered(1)]],
  ['answers of the built-in analyst', [answered(1, {}), answered(2, {})]],
  ['photos that still wait', [answered(1), answered(2), pending]],
])('is not due for %s', (_, rows) => {
  expect(dueReview(rows, null, NONE)).toBeNull();
});

it('does not wait for a photo that could not be analysed', () => {
  expect(
    dueReview([answered(1), answered(2), pending], null, (id) => id === 'pending'),
  ).not.toBeNull();
});

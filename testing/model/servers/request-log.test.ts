import { expect, it } from 'vitest';
import { RequestLog, type RequestRecord } from './request-log.ts';

function makeLog(...spans: [photo: string, from: number, to: number | null, outcome?: string][]) {
  const log = new RequestLog(1);
  log.records = spans.map(
    ([photoHash, startedAt, endedAt, outcome = 'answered'], index) =>
      ({ number: index + 1, photoHash, startedAt, endedAt, outcome }) as RequestRecord,
  );
  return log;
}

it('counts how many were open together at the worst moment', () => {
  expect(makeLog().mostAtOnce).toBe(0);
  expect(makeLog(['a', 0, 1], ['b', 1, 2]).mostAtOnce).toBe(1);
  expect(makeLog(['a', 0, 10], ['b', 1, 2], ['c', 3, null], ['d', 4, 5]).mostAtOnce).toBe(3);
});

it('knows the photo that was asked about twice at once', () => {
  expect(makeLog(['a', 0, 2], ['b', 1, 3], ['a', 2, 4]).askedTwiceAtOnce).toEqual([]);
  expect(makeLog(['a', 0, 2], ['b', 1, 3], ['a', 1.5, 4]).askedTwiceAtOnce).toEqual(['a']);
  expect(makeLog(['a', 0, null], ['a', 9, null]).askedTwiceAtOnce).toEqual(['a']);
});

it('blames nobody for a hang-up that is seen late', () => {
  expect(makeLog(['a', 0, 2.01, 'abandoned'], ['a', 2, 3]).askedTwiceAtOnce).toEqual([]);
  expect(makeLog(['a', 0, 2.01], ['a', 2, 3]).askedTwiceAtOnce).toEqual(['a']);
  expect(makeLog(['a', 0, 2.5, 'abandoned'], ['a', 2, 3]).askedTwiceAtOnce).toEqual(['a']);
});

it('counts the answers of each photo', () => {
  const log = makeLog(['a', 0, 1, 'failed'], ['a', 1, 2], ['b', 1, 2, 'broken']);
  expect([...log.answersByPhoto]).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
});

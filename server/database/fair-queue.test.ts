import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

let now = 0;
const makeQueue = (...entries: [person: string, entry: string][]) => {
  const queue = new FairQueue<string>(() => now);
  for (const [person, entry] of entries) queue.add(person, entry);
  return queue;
};

/** Whose work goes in which order when each takes so long. */
function order(queue: FairQueue<string>, msFor: (entry: string) => number = () => 10): string[] {
  const served: string[] = [];
  for (let next = queue.next(); next && 'entry' in next; next = queue.next()) {
    served.push(next.entry);
    queue.charge(next.entry[0] ?? '', { heldMs: msFor(next.entry) });
  }
  return served;
}

it('lets people take turns, however much one of them has asked for', () => {
  const queue = makeQueue(['a', 'a1'], ['a', 'a2'], ['a', 'a3'], ['b', 'b1'], ['b', 'b2']);
  expect(order(queue, () => 100)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('has somebody quick wait for one of ten slow people at a time, also when they come together @fair-queue-2', () => {
  const queue = makeQueue(['z', 'z0'], ['z', 'z1']);
  order(queue);
  for (const person of 'abcdefghij')
    for (let slot = 0; slot < 8; slot += 1) queue.add(person, `${person}${slot}`);
  const served = ['z'];
  for (let slot = 0; slot < 80; slot += 1) {
    // The one read comes again as soon as it is answered.
    if (served.at(-1) === 'z') queue.add('z', 'z');
    const next = queue.next();
    const [person = ''] = next && 'entry' in next ? next.entry : '';
    queue.charge(person, { heldMs: person === 'z' ? 10 : 300 });
    served.push(person);
  }
  expect(served.join('')).not.toMatch(/[a-j]{2}/);
  // They get their half all the same, in slots as long as theirs.
  expect(served.filter((person) => person !== 'z').length).toBeGreaterThanOrEqual(2);
});

it('takes work of a kind that was not seen before for slow', () => {
  now = 0;
  const queue = makeQueue();
  queue.charge('a', { heldMs: 10, kind: 'GET rows' });
  queue.charge('b', { heldMs: 10, kind: 'GET rows' });
  queue.charge('c', { heldMs: 10, kind: 'GET rows' });
  for (const person of ['a', 'b', 'c']) queue.add(person, `${person}1`, 'PATCH rows');
  queue.next();
  queue.charge('a', { heldMs: 300, kind: 'PATCH rows' });
  queue.add('z', 'z1', 'GET rows');
  queue.charge('z', { heldMs: 1, kind: 'GET rows' });
  expect(queue.next()).toEqual({ entry: 'z1' });
});

it('has whoever is slow among the quick no more than once in a minute', () => {
  now = 0;
  const queue = makeQueue(['a', 'a1'], ['b', 'b1']);
  order(queue);
  queue.charge('a', { heldMs: 300 });
  queue.add('a', 'a2');
  queue.add('b', 'b2');
  expect(order(queue)).toEqual(['b2', 'a2']);
  now += 60_001;
  queue.charge('b', { heldMs: 300 });
  queue.add('b', 'b3');
  queue.add('a', 'a3');
  expect(order(queue)).toEqual(['a3', 'b3']);
});

it('serves whoever comes anew next, also where ten others ask without end @fair-queue-3', () => {
  const crowd = Array.from({ length: 10 }, (_, index) => String.fromCharCode(97 + index));
  const queue = makeQueue();
  for (let round = 0; round < 8; round += 1) crowd.forEach((one) => queue.add(one, `${one}0`));
  for (let slot = 0; slot < 25; slot += 1) {
    const next = queue.next();
    if (next && 'entry' in next) queue.charge(next.entry[0] ?? '', { heldMs: 300 });
  }
  queue.add('z', 'z1');
  expect(order(queue, () => 300)[0]).toBe('z1');
});

it('counts time, not slots', () => {
  const queue = makeQueue(['a', 'a1'], ['a', 'a2'], ['b', 'b1'], ['b', 'b2'], ['b', 'b3']);
  expect(order(queue, (entry) => (entry.startsWith('a') ? 100 : 10))).toEqual([
    'a1',
    'b1',
    'b2',
    'b3',
    'a2',
  ]);
});

it('keeps nobody waiting for the credit of ten who come anew together @fair-queue-4', () => {
  const queue = makeQueue();
  for (let slot = 0; slot < 1000; slot += 1) queue.add('z', `z${slot}`);
  for (let slot = 0; slot < 900; slot += 1) {
    queue.next();
    queue.charge('z', { heldMs: 10 });
  }
  for (const person of 'abcdefghij')
    for (let slot = 0; slot < 100; slot += 1) queue.add(person, `${person}${slot}`);
  // At most three quarters of a second of the crowd's, in slots of 10 ms.
  expect(order(queue).findIndex((entry) => entry.startsWith('z'))).toBeLessThanOrEqual(75);
});

it('gives nobody more than a twentieth of a second of credit for having stayed away', () => {
  const queue = makeQueue(['a', 'a1'], ['a', 'a2'], ['a', 'a3'], ['a', 'a4']);
  order(queue, () => 1000);
  queue.add('b', 'b1');
  for (let index = 2; index < 400; index += 1) queue.add('b', `b${index}`);
  queue.add('a', 'a5');
  // Turns of 10 ms.
  expect(order(queue).indexOf('a5')).toBeLessThanOrEqual(6);
});

it('has whoever was cut off wait as long as they held up the others, then twice as long', () => {
  now = 1000;
  const queue = makeQueue(['a', 'a1'], ['b', 'b1']);
  queue.penalise('a', 500);
  expect(order(queue)).toEqual(['b1']);
  expect(queue.next()).toEqual({ inMs: 500 });
  now += 500;
  expect(order(queue)).toEqual(['a1']);
  queue.penalise('a', 500);
  queue.add('a', 'a2');
  expect(queue.next()).toEqual({ inMs: 1000 });
  now += 62_000;
  queue.penalise('a', 500);
  expect(queue.next()).toEqual({ inMs: 500 });
  queue.pardon();
  expect(order(queue)).toEqual(['a2']);
});

it('drops what is not wanted any more', () => {
  const queue = makeQueue(['a', 'a1'], ['a', 'a2']);
  queue.remove('a', 'a1');
  expect(queue.hasOthers('b')).toBe(true);
  expect(queue.hasOthers('a')).toBe(false);
  expect(queue.hasOthers('b', 'a')).toBe(false);
  expect(order(queue)).toEqual(['a2']);
});

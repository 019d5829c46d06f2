import { expect, it } from 'vitest';
import { BytesInFlight } from './bytes-in-flight.ts';

const MIB = 1024 * 1024;

function open() {
  const inFlight = new BytesInFlight();
  const underWay: { person: string; bytes: number; end: () => void }[] = [];
  const run = (person: string, mebibytes: number) => {
    const bytes = mebibytes * MIB;
    return inFlight.run(
      person,
      bytes,
      () => new Promise<void>((end) => underWay.push({ person, bytes, end })),
    );
  };
  const held = () => underWay.reduce((sum, { bytes }) => sum + bytes, 0) / MIB;
  const of = (person: string) => underWay.filter((one) => one.person === person).length;
  const end = async (person: string) => {
    const index = underWay.findIndex((one) => one.person === person);
    underWay.splice(index, 1)[0]?.end();
    await settled();
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { run, held, of, end, settled };
}

it('lets in what fits, of one person no more than their share, and next who has least in', async () => {
  const { run, held, of, end, settled } = open();
  for (let index = 0; index < 12; index += 1) void run('a', 4);
  await settled();
  expect(of('a')).toBe(4);
  void run('b', 10);
  await settled();
  expect(of('b')).toBe(1);
  await end('a');
  expect(of('a')).toBe(4);
  expect(held()).toBe(26);
});

it('keeps room for those of whom nothing is in, and is never over its bound', async () => {
  const { run, held, of, end, settled } = open();
  for (const person of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (let index = 0; index < 8; index += 1) void run(person, 4);
  await settled();
  expect(held()).toBeLessThanOrEqual(64);
  for (const person of ['a', 'b', 'c', 'd', 'e', 'f']) expect(of(person)).toBeGreaterThan(0);
  void run('late', 4);
  await settled();
  expect(of('late')).toBe(1);
  await end('a');
  expect(held()).toBeLessThanOrEqual(64);
});

it('keeps the same room beside originals, which are larger than a person’s share', async () => {
  const { run, held, of, end, settled } = open();
  for (const person of ['a', 'b', 'c']) void run(person, 30);
  await settled();
  expect([of('a'), of('b'), of('c')]).toEqual([1, 0, 0]);
  for (const person of ['d', 'e', 'f']) void run(person, 10);
  await settled();
  expect([of('d'), of('e'), of('f')]).toEqual([1, 1, 1]);
  expect(held()).toBe(60);
  for (const person of ['a', 'd', 'e']) await end(person);
  expect([of('b'), of('f')]).toEqual([1, 1]);
});

it('lets in by itself what is larger than the bound, and gives back what failed', async () => {
  const { run, of, end, settled } = open();
  void run('a', 100);
  void run('b', 1);
  await settled();
  expect([of('a'), of('b')]).toEqual([1, 0]);
  await end('a');
  expect(of('b')).toBe(1);
  const inFlight = new BytesInFlight();
  const failing = () => Promise.reject(new Error('No'));
  await expect(inFlight.run('a', 60 * MIB, failing)).rejects.toThrow('No');
  expect(await inFlight.run('b', 60 * MIB, () => Promise.resolve('in'))).toBe('in');
});

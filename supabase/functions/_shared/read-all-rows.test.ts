import { expect, it } from 'vitest';
import { readAllRows } from './read-all-rows.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A table from which each request takes at most `most` rows; `change` runs before each of them. */
function table<Row>(
  rows: Row[],
  {
    most = 1000,
    change = (_request: number) => {},
  }: { most?: number; change?: (request: number) => unknown } = {},
) {
  const asked: [number, number][] = [];
  const readPage = (from: number, to: number) => {
    change(asked.length);
    asked.push([from, to]);
    const page = rows.slice(from, Math.min(to + 1, from + most));
    return Promise.resolve({ data: page, count: rows.length });
  };
  return { asked, readPage };
}

it.each([0, 1, 999, 1000, 1001, 1750, 2000, 2001])('reads %i rows, each once', async (count) => {
  const { asked, readPage } = table(numbers(count));
  expect(await readAllRows(readPage)).toEqual(numbers(count));
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 1000)));
});

it('goes on from where a backend stopped that sends fewer rows than were asked for', async () => {
  const { readPage } = table(numbers(900), { most: 100 });
  expect(await readAllRows(readPage)).toEqual(numbers(900));
});

/** Changes a table once, before its second page is read. */
const beforeTheSecond = (change: () => unknown) => (request: number) => {
  if (request === 1) change();
};

it('reads anew when rows go meanwhile', async () => {
  const rows = numbers(1200);
  const { readPage } = table(rows, { change: beforeTheSecond(() => rows.shift()) });
  expect(await readAllRows(readPage)).toEqual(numbers(1200).slice(1));
});

it('reads anew when a row comes before others, or moves', async () => {
  const rows = numbers(1200);
  const added = table(rows, { change: beforeTheSecond(() => rows.unshift(-1)) });
  expect(await readAllRows(added.readPage)).toEqual([-1, ...numbers(1200)]);
  const places = numbers(1200).map((place) => ({ id: place, place }));
  // It comes twice, and says another place the second time.
  const move = () => places.push({ ...places[0], id: 0, place: 1200 }) && places.shift();
  const moved = table(places, { change: beforeTheSecond(move) });
  expect(await readAllRows(moved.readPage)).toEqual(places);
  expect(places.at(-1)?.id).toBe(0);
});

it('reads no row again for those that come behind all others', async () => {
  const rows = numbers(1200);
  const { asked, readPage } = table(rows, { change: () => rows.push(rows.length) });
  expect(await readAllRows(readPage)).toEqual(numbers(1202));
  expect(asked).toHaveLength(2);
});

it.each([{ code: 'PGRST103' }, new Error('Refused', { cause: { code: 'PGRST103' } })])(
  'reads anew when a page begins behind the last row, which a backend refuses',
  async (refusal) => {
    const rows = numbers(1200);
    const { readPage } = table(rows, { change: beforeTheSecond(() => rows.splice(0, 900)) });
    const read = (from: number, to: number) =>
      from > rows.length ? Promise.reject(refusal as Error) : readPage(from, to);
    expect(await readAllRows(read)).toEqual(numbers(1200).slice(900));
  },
);

it('rejects with any other refusal', async () => {
  await expect(readAllRows(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
});

it('gives up, and says why, when they keep going', async () => {
  const rows = numbers(1200);
  const { asked, readPage } = table(rows, { change: () => rows.shift() });
  await expect(readAllRows(readPage)).rejects.toThrow('close other tabs');
  expect(asked.length).toBeLessThan(10);
});

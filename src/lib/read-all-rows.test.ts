import { expect, it } from 'vitest';
import { readAllRows } from './read-all-rows';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A table from which each request takes at most `most` rows; `change` runs before each of them. */
function table(rows: number[], { most = 1000, change = (_request: number) => {} } = {}) {
  const asked: [number, number][] = [];
  const readPage = (from: number, to: number) => {
    change(asked.length);
    asked.push([from, to]);
    const page = rows.slice(from, Math.min(to + 1, from + most));
    return Promise.resolve({ data: page, count: rows.length });
  };
  return { asked, readPage };
}

it.each([0, 1, 499, 500, 501, 1750])('reads %i rows, each once', async (count) => {
  const { asked, readPage } = table(numbers(count));
  expect(await readAllRows(readPage)).toEqual(numbers(count));
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 500)));
});

it('goes on from where a backend stopped that sends fewer rows than were asked for', async () => {
  const { readPage } = table(numbers(900), { most: 100 });
  expect(await readAllRows(readPage)).toEqual(numbers(900));
});

it('reads anew when rows come or go meanwhile', async () => {
  const rows = numbers(1200);
  const { readPage } = table(rows, {
    change: (request) => {
      if (request === 1) rows.shift();
    },
  });
  expect(await readAllRows(readPage)).toEqual(numbers(1200).slice(1));
});

it('gives up, and says why, when they keep coming', async () => {
  const rows = numbers(1200);
  const { asked, readPage } = table(rows, { change: () => rows.push(rows.length) });
  await expect(readAllRows(readPage)).rejects.toThrow('close other tabs');
  expect(asked.length).toBeLessThan(10);
});

import { expect, it, vi } from 'vitest';
import { sumPhotos } from './sum-photos';

/** A server that reads two files for each call, and has no file of one photo. */
function server(files: number, { isStuck = false } = {}) {
  let waiting = files;
  const readSome = vi.fn(() => {
    if (!isStuck) waiting = Math.max(0, waiting - 2);
    return Promise.resolve();
  });
  const readLeft = () =>
    Promise.resolve({ files, waiting, missing: waiting === 0 ? ['ada/report/1_lost.jpg'] : [] });
  return { readSome, readLeft };
}

it('asks until every file was read, and says which photos have none', async () => {
  const { readSome, readLeft } = server(5);
  const onProgress = vi.fn();
  expect(await sumPhotos({ readSome, readLeft, onProgress })).toEqual(['ada/report/1_lost.jpg']);
  expect(readSome).toHaveBeenCalledTimes(3);
  expect(onProgress.mock.calls).toEqual([
    [0, 5],
    [2, 5],
    [4, 5],
    [5, 5],
  ]);
});

it('asks for nothing where all is known', async () => {
  const { readSome, readLeft } = server(0);
  await sumPhotos({ readSome, readLeft, onProgress: vi.fn() });
  expect(readSome).not.toHaveBeenCalled();
});

it('ends with a sentence where the server gets no further', async () => {
  const { readSome, readLeft } = server(5, { isStuck: true });
  await expect(sumPhotos({ readSome, readLeft, onProgress: vi.fn() })).rejects.toThrow(
    'nothing was signed',
  );
  expect(readSome).toHaveBeenCalledOnce();
});

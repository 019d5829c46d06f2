import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashFile } from './hash-file';

/** As on a page without https. The library's sum is done before the promise is given back. */
function hashWithoutBrowser(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  vi.stubGlobal('crypto', {});
  const hash = hashFile(bytes);
  vi.unstubAllGlobals();
  return hash;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('hashFile', () => {
  it('knows the digests that the standard gives as examples', async () => {
    const abc = new TextEncoder().encode('abc');
    const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await hashFile(abc)).toBe(expected);
    expect(await hashWithoutBrowser(abc)).toBe(expected);
  });

  it('computes without the browser what the browser computes, at every padding', async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
      expect(await hashWithoutBrowser(bytes)).toBe(await hashFile(bytes));
    }
  });
});

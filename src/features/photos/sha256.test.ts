import { describe, expect, it } from 'vitest';
import { sha256, sha256InScript } from './sha256';

const hex = (digest: Uint8Array) =>
  Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('sha256', () => {
  it('knows the digests that the standard gives as examples', async () => {
    const abc = new TextEncoder().encode('abc');
    const expected = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await sha256(abc)).toBe(expected);
    expect(hex(sha256InScript(abc))).toBe(expected);
  });

  it('computes without the browser what the browser computes, at every padding', async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37) & 255);
      expect(hex(sha256InScript(bytes))).toBe(await sha256(bytes));
    }
  });
});

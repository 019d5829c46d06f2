import { expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

it('finds nothing over the limits in a few seconds of requests by chance (npm run attack: an hour) @fuzz-1', async () => {
  const { findings, answered } = await fuzz({ milliseconds: 10_000, seed: 20_261_121 });
  expect(findings).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

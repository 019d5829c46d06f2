import { expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

it('finds nothing over the limits in a few seconds of requests by chance (npm run fuzz: an hour)', async () => {
  const { findings, figures } = await fuzz({ milliseconds: 5_000, seed: 20_261_121 });
  expect(findings).toEqual([]);
  const requests = figures.find(([name]) => name === 'fuzz_requests')?.[1] ?? 0;
  expect(requests).toBeGreaterThan(100);
});

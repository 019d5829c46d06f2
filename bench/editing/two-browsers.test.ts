/** `npm run bench -- editing`, shortened. */
import { expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { editInTwoBrowsers } from './two-browsers.ts';

const LIMIT_MS = 180_000;

it('two browsers editing one report lose no word', { timeout: LIMIT_MS }, async () => {
  const host = await startTestHost();
  try {
    const { lost, saved, done } = await editInTwoBrowsers(host.url, 7, (steps) => steps < 50);
    expect(lost).toEqual([]);
    expect(saved).toBeGreaterThan(20);
    expect(done.conflicts).toBeGreaterThan(0);
    expect(done.bringBack).toBeGreaterThan(0);
    expect(done.answered).toBeGreaterThan(0);
  } finally {
    await host.close();
  }
});

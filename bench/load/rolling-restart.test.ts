/** `npm run bench -- rolling-restart`, shortened. */
import { describe, expect, it } from 'vitest';
import { canShareDatabase } from '../../testing/hosts/two-hosts.ts';
import { restartInTurn } from './restart-in-turn.ts';

/** Four starts take long on a machine that has other work. */
const LIMIT_MS = 240_000;

describe.skipIf(!canShareDatabase)('two hosts that are restarted one after the other', () => {
  it('fail no request and lose no write', { timeout: LIMIT_MS }, async () => {
    const { deeds, errors, failed, lost } = await restartInTurn({
      restarts: 2,
      people: 6,
      proxy: 'own',
      pauseMs: 50,
      settings: { DRAIN_SECONDS: '1' },
    });
    expect([errors, failed, lost]).toEqual([[], [], []]);
    expect(deeds).toBeGreaterThan(12);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../server/attacks/fuzz/random.ts';
import { AccountHost } from './account-host.ts';
import { ACCOUNT_PLAYS } from './account-plays.ts';

const SEEDS = [1, 2];

let host: AccountHost;

beforeAll(async () => {
  host = await AccountHost.start();
});

afterAll(() => host.close());

describe('an attack on an account, many at once', () => {
  it.each(ACCOUNT_PLAYS)('gains nothing by %s @account-plays-1', async (_, play) => {
    for (const seed of SEEDS) {
      const before = host.sent;
      expect(await play(host, new Random(seed)), `seed ${seed}`).toEqual([]);
      expect(host.sent).toBeGreaterThan(before + 1);
    }
  });
});

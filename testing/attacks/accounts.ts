/** The account's own tests in an order by chance, then plays on accounts by chance, several at once on one host. */
import { Random } from '../../server/attacks/fuzz/random.ts';
import { AccountHost } from './account-host.ts';
import { ACCOUNT_PLAYS } from './account-plays.ts';
import type { Play, Played } from './suite.ts';
import { playTests } from './written-tests.ts';

export const onEachEngine = true;

const TESTS = ['account', 'browser-guards', 'host-names'].map(
  (name) => `server/attacks/${name}.test.ts`,
);
const MOST_AT_ONCE = 4;
const TESTS_SHARE = 0.3;
/** Mails and counted visitors are kept in memory for an hour. */
const NEW_HOST_AFTER_MS = 15 * 60_000;

export async function run(play: Play): Promise<Played> {
  const testsUntil = Date.now() + (play.until - Date.now()) * TESTS_SHARE;
  const tests = await playTests(TESTS, { ...play, until: testsUntil });
  const random = new Random(play.seed);
  let sent = 0;
  while (Date.now() < play.until) {
    const host = await AccountHost.start();
    const renewed = Math.min(play.until, Date.now() + NEW_HOST_AFTER_MS);
    try {
      while (Date.now() < renewed) await playSome(host, random, play.report);
    } finally {
      sent += host.sent;
      await host.close();
    }
  }
  return { tries: tests.tries + sent };
}

/** Some plays at once, each with chance of its own: which answer comes first changes nothing of the others. */
async function playSome(host: AccountHost, random: Random, report: Play['report']): Promise<void> {
  const count = 1 + random.below(MOST_AT_ONCE);
  const plays = Array.from({ length: count }, () => ({
    play: random.pick(ACCOUNT_PLAYS),
    seed: random.below(2 ** 32),
  }));
  await Promise.all(
    plays.map(async ({ play: [name, play], seed }) => {
      const beside = plays.map(({ play: [other] }) => other).join(', ');
      const found = await play(host, new Random(seed)).catch((error: unknown) => [String(error)]);
      for (const what of found) report(`${name} (seed ${seed}, of ${beside}): ${what}`);
    }),
  );
}

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../folders.ts';
import { startProcess } from '../hosts/host-process.ts';
import { AnotherPerson } from './crowd/another-person.ts';
import { type AllowedRequest, allowedRequests } from './crowd/allowed-requests.ts';
import { signIn } from '../people.ts';
import { type Belongings, makeBelongings, signInWithHeaders } from './crowd/belongings.ts';

const AT_ONCE = 8;
const PLAYED_FOR_MS = 2000;

/** Longest waits of another person, in milliseconds: beside one who asks in crowds, and beside ten. */
const BARS = [
  { people: 1, longestMs: 1000, templates: 10 },
  { people: 10, longestMs: 2000, templates: 1 },
];

export interface CrowdOutcome {
  request: string;
  people: number;
  longestMs: number;
  reads: number;
  /** The crowd's answers, counted by status. */
  statuses: Record<string, number>;
}

const OWN_READ: AllowedRequest = {
  name: 'one’s own row',
  method: 'GET',
  path: '/rest/v1/style_profiles?select=user_id',
};

interface Play {
  /** Milliseconds since the epoch. */
  until: number;
  seed: number;
  report(finding: string): void;
  /** Hears of each kind of request that was played. */
  tell?(outcome: CrowdOutcome): void;
  /** Only kinds of requests with this in their names. */
  only?: string;
}

/**
 * Plays every request that one person may send in crowds of eight, then of ten people, against the one read of
 * another. Reports waits beyond the bar, which holds on a machine that is idle otherwise.
 */
export async function run({
  until,
  seed,
  report,
  tell,
  only = '',
}: Play): Promise<{ tries: number }> {
  const folder = temporaryFolder();
  // The app's own pages are the file server's; one is enough.
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Plumbline</title>');
  const host = startProcess({
    DATA_DIR: join(folder, 'data'),
    APP_DIR: folder,
    // The one of all bounds that a crowd of strangers shares with everybody.
    RATE_LIMIT_OTP_IN_ALL: '600',
  });
  let tries = 0;
  try {
    const url = await host.ready;
    const crowd: Belongings[] = [];
    const { headers, email } = await signInWithHeaders(url);
    const other = new AnotherPerson(
      `${url}/rest/v1/style_profiles?select=user_id&limit=1`,
      headers,
    );
    for (const { people, longestMs, templates } of BARS) {
      while (crowd.length < people) crowd.push(await makeBelongings(url, templates));
      const kinds = shuffled(allowedRequests(crowd[0] as Belongings), seed);
      for (const [index, { name }] of kinds.entries()) {
        if (Date.now() > until) break;
        if (!name.includes(only)) continue;
        const outcome = await play(crowd.slice(0, people), seed, index, other);
        tries += Object.values(outcome.statuses).reduce((sum, count) => sum + count, 0);
        tell?.(outcome);
        if (outcome.longestMs > longestMs) report(JSON.stringify(outcome));
        // Whatever strangers used up, somebody who has an account comes in.
        if (name.startsWith('a stranger'))
          await signIn(url, email).catch((error: Error) => report(`${name}: ${error.message}`));
      }
    }
    await other.stop();
  } finally {
    await host.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  return { tries };
}

/** One kind of request, by each of the crowd eight at a time. */
async function play(
  crowd: Belongings[],
  seed: number,
  index: number,
  other: AnotherPerson,
): Promise<CrowdOutcome> {
  const statuses: Record<string, number> = {};
  await other.takeWaits();
  const over = AbortSignal.timeout(PLAYED_FOR_MS);
  const kindFor = (person: Belongings) => shuffled(allowedRequests(person), seed)[index];
  await Promise.all(
    crowd.flatMap((person) => {
      const request = kindFor(person);
      return Array.from({ length: AT_ONCE }, async () => {
        while (request && !over.aborted) {
          const status = await send(person, request, over);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      });
    }),
  );
  const { longestMs, reads } = await other.takeWaits();
  // Anyone who was cut off is kept waiting: the next kind is played when all of them may ask again.
  await Promise.all(crowd.map((person) => send(person, OWN_READ)));
  const name = (crowd[0] && kindFor(crowd[0])?.name) ?? '';
  return { request: name, people: crowd.length, longestMs: Math.round(longestMs), reads, statuses };
}

async function send(
  person: Belongings,
  { method, path, body, isStrangers }: AllowedRequest,
  signal: AbortSignal | null = null,
): Promise<string> {
  try {
    const response = await fetch(person.url + path, {
      method,
      signal,
      headers: {
        ...(isStrangers ? { apikey: person.headers['apikey'] ?? '' } : person.headers),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body() } : {}),
    });
    for await (const _ of response.body ?? []) void _;
    return String(response.status);
  } catch {
    return 'none';
  }
}

/** The same order for the same seed. */
function shuffled<T>(all: T[], seed: number): T[] {
  let state = seed >>> 0 || 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

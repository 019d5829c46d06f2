/**
 * Every table, the bucket and every function, by every verb and trick, for everybody who might ask: each
 * cell's outcome is written down in matrix/outcomes.txt, and after each attack everything of the
 * others' is what it was. On the embedded database and on a real PostgreSQL.
 */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresCluster, postgresPrograms } from '../../testing/databases/postgres-engine.ts';
import { openDatabase } from '../database/open-database.ts';
import { publishableKey } from '../../testing/people.ts';
import { type Cast, REFUSED } from './matrix/actors.ts';
import { clientOutcome } from './matrix/client-call.ts';
import { CLIENT_CALLS } from './matrix/client-calls.ts';
import { fileRows } from './matrix/file-rows.ts';
import { functionRows } from './matrix/function-rows.ts';
import { openScene } from './matrix/open-scene.ts';
import { type Column, writtenOutcomes } from './matrix/outcomes.ts';
import { type Attacker, type Scene, attackAs, restore } from './matrix/run.ts';
import { tableRows } from './matrix/table-rows.ts';
import { postgresConnection } from '../../testing/databases/postgres-connection.ts';

const ROWS = [...tableRows(), ...fileRows(), ...functionRows()];
const WRITTEN = writtenOutcomes();

const programs = postgresPrograms();
const ENGINES = [
  { engine: 'PGlite', isMissing: false, start: () => Promise.resolve(null) },
  {
    engine: programs ? 'PostgreSQL' : 'PostgreSQL (skipped: it is not installed on this machine)',
    isMissing: !programs,
    start: () => postgresCluster(programs ?? ''),
  },
];

/** Those that the database decides on: it knows which sessions are live. */
const SESSIONS: readonly string[] = [
  'a session signed out',
  'a session of nobody',
  'a role changed',
];

it('has a written outcome for every row, and no other @matrix-1', () => {
  expect(ROWS.map(({ name }) => name)).toEqual([...WRITTEN.keys()]);
  expect(new Set(WRITTEN.keys()).size).toBe(ROWS.length);
});

/** Milliseconds. Hundreds of requests one after the other, each a hand-over between threads, wait for a busy core. */
const PATIENCE_MS = 420_000;

describe.each(ENGINES)('on $engine', { timeout: PATIENCE_MS }, ({ engine, isMissing, start }) => {
  const isPostgres = engine !== 'PGlite';
  let cluster: Awaited<ReturnType<typeof start>> = null;
  let cast: Cast;
  let scene: Scene;

  beforeAll(async () => {
    if (isMissing) return;
    cluster = await start();
    await cluster?.create('attacked');
    ({ scene, cast } = await openScene((folder) =>
      cluster
        ? Promise.resolve(postgresConnection(cluster.folder, 'attacked'))
        : openDatabase({ folder }),
    ));
  });

  afterAll(async () => {
    if (isMissing) return;
    await scene.host.close();
    await cluster?.stop();
  });

  async function attack(attacker: Attacker, column: Column) {
    const worksAs = (name: string) => WRITTEN.get(name)?.[column] ?? '';
    const { outcomes, findings } = await attackAs(attacker, ROWS, scene, ({ name }) =>
      /^2|changed$/.test(worksAs(name)),
    );
    expect(findings).toEqual([]);
    const lines = (outcomeOf: (name: string) => string | undefined) =>
      ROWS.map(({ name }) => `${name} | ${outcomeOf(name)}`);
    expect(lines((name) => outcomes.get(name))).toEqual(lines(worksAs));
  }

  it.skipIf(isMissing).each(['keyless', 'visitor', 'owner', 'stranger'] as const)(
    'answers each attack of the %s as written, and nothing of the others is read or changed @matrix-2',
    async (name) => {
      const me = name === 'stranger' ? scene.stranger : scene.owner;
      await attack({ name, headers: cast.actors[name], me, isOwner: name === 'owner' }, name);
    },
  );

  // What a signature says is read before any database is asked: where there are two, the faster one hears it all.
  const refused = REFUSED.filter((name) => !programs || isPostgres || SESSIONS.includes(name));
  it.skipIf(isMissing).each(refused)(
    'refuses a token with %s, whatever it asks @matrix-3',
    async (name) => {
      await attack(
        { name, headers: cast.refused[name], me: scene.owner, isOwner: false },
        'refused',
      );
    },
  );

  it.skipIf(isMissing)('answers supabase-js as written, whoever uses it @matrix-4', async () => {
    const key = await publishableKey(scene.host.url);
    const callers = [
      { bearer: key, me: scene.owner },
      { bearer: cast.tokens.owner, me: scene.owner },
      { bearer: cast.tokens.stranger, me: scene.stranger },
      { bearer: cast.tokens.signedOut, me: scene.owner },
    ];
    const answers = [];
    for (const call of CLIENT_CALLS) {
      const outcomes = [];
      for (const { bearer, me } of callers) {
        const isOwners = bearer === cast.tokens.owner;
        const accessToken = () => Promise.resolve(bearer);
        const client = createClient(scene.host.url, key, { accessToken });
        const before = await scene.world.digest(scene.owner);
        const given = await call.ask(client, scene.owner, me);
        outcomes.push(clientOutcome(given));
        const isUntouched = isOwners || (await scene.world.digest(scene.owner)) === before;
        expect(isUntouched, call.name).toBe(true);
        if (given.error === null) await restore(scene);
      }
      answers.push([call.name, ...outcomes]);
    }
    expect(answers).toEqual(CLIENT_CALLS.map(({ name, outcomes }) => [name, ...outcomes]));
  });
});

/**
 * Every table, the bucket and every function, by every verb and trick, for everybody who might ask: each
 * cell's outcome is written down in matrix/outcomes.txt, and after each attack everything of the
 * others' is what it was. On a real PostgreSQL, and each night on the embedded database too.
 */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ON_EVERY_ENGINE } from '../../testing/databases/engines.ts';
import { postgresCluster, postgresPrograms } from '../../testing/databases/postgres-engine.ts';
import { openDatabase } from '../database/open-database.ts';
import { openServerDatabase } from '../database/postgres/open-server-database.ts';
import { isLeftOutRow } from '../../testing/hosts/left-out.ts';
import { readSetup } from '../../testing/hosts/setup.ts';
import { publishableKey } from '../../testing/people.ts';
import { type Cast, REFUSED } from './matrix/actors.ts';
import type { Row } from './matrix/cell.ts';
import { clientOutcome } from './matrix/client-call.ts';
import { CLIENT_CALLS } from './matrix/client-calls.ts';
import { fileRows } from './matrix/file-rows.ts';
import { functionRows } from './matrix/function-rows.ts';
import { type OpenedScene, openScene, openSharedScene } from './matrix/open-scene.ts';
import { type Column, writtenOutcomes } from './matrix/outcomes.ts';
import { type Attacker, type Scene, attackAs, restore } from './matrix/run.ts';
import { tableRows } from './matrix/table-rows.ts';
import { createBelongings } from './matrix/world.ts';
import { reasonToRefuse } from '../http/rest-request.ts';

const FUNCTION_ROWS = functionRows();
const ALL_ROWS = [...tableRows(), ...fileRows(), ...FUNCTION_ROWS];
const setup = readSetup();
const ROWS = ALL_ROWS.filter(({ name }) => !isLeftOutRow(setup, name));
const WRITTEN = writtenOutcomes();
/** Without the host before them they read what they are asked before who asks: a refused token may hear what a visitor does. */
const READ_FIRST = new Set(setup === 'deno' ? FUNCTION_ROWS.map(({ name }) => name) : []);
const ANYBODY = createBelongings('00000000-0000-4000-8000-000000000000', '1');
/**
 * Refused for the request itself, before anybody checks who asks: on one engine, and by one refused token, is enough.
 */
const UNOFFERED = new Set(ROWS.filter(isUnoffered));

const programs = postgresPrograms();
const ENGINES: { engine: string; open: () => Promise<OpenedScene> }[] = [
  ...(setup === 'embedded' && (ON_EVERY_ENGINE || !programs)
    ? [{ engine: 'PGlite', open: () => openScene((folder) => openDatabase({ folder })) }]
    : []),
  ...(setup === 'embedded' && programs ? [{ engine: 'PostgreSQL', open: openOnPostgres }] : []),
  ...(setup === 'embedded' ? [] : [{ engine: 'PostgreSQL', open: () => openSharedScene(setup) }]),
];

async function openOnPostgres(): Promise<OpenedScene> {
  const cluster = await postgresCluster(programs ?? '');
  await cluster.create('attacked');
  const { scene, cast } = await openScene(() => openServerDatabase(cluster.buildUrl('attacked')));
  const close = () => scene.host.close().then(() => cluster.stop());
  return { scene: { ...scene, host: { ...scene.host, close } }, cast };
}

const isOffered = (row: Row) => !UNOFFERED.has(row);

/** True when the data service refuses a row for its request, before it reads a token or asks a database. */
function isUnoffered({ attack }: Row): boolean {
  const { method, path, headers = {} } = attack(ANYBODY, ANYBODY);
  if (!path.startsWith('/rest/v1/')) return false;
  const url = `http://127.0.0.1${path.replaceAll(' ', '%20')}`;
  return reasonToRefuse(new Request(url, { method, headers })) !== null;
}

/** Those that the database decides on: it knows which sessions are live. */
const SESSIONS: readonly string[] = [
  'a session signed out',
  'a session of nobody',
  'a role changed',
];

/**
 * The rows for a refused token. One statement checks for every request whether its session is live: where the other
 * engine gets all of the other sessions, the embedded one gets them once for each table and function.
 */
function rowsForRefused(name: string, isPostgres: boolean): Row[] {
  if (isPostgres) return ROWS.filter(isOffered);
  if (name === SESSIONS[0]) return ROWS;
  return ROWS.filter((row) => isOffered(row) && (!programs || row.name.endsWith(' plain')));
}

it('has a written outcome for every row, and no other @matrix-1', () => {
  expect(ALL_ROWS.map(({ name }) => name)).toEqual([...WRITTEN.keys()]);
  expect(new Set(WRITTEN.keys()).size).toBe(ALL_ROWS.length);
});

it('refuses what is not offered alike, whoever asks', () => {
  const outcomes = [...UNOFFERED].map(({ name }) => Object.values(WRITTEN.get(name) ?? {}));
  expect(outcomes.length).toBeGreaterThan(1000);
  for (const cells of outcomes) {
    expect(cells).toEqual(cells.map(() => expect.stringMatching(/^40[04]( PGRST100)?$/)));
    expect(new Set(cells).size).toBe(1);
  }
});

/** Milliseconds. Hundreds of requests one after the other, each a hand-over between threads, wait for a busy core. */
const PATIENCE_MS = 420_000;

describe.each(ENGINES)('on $engine', { timeout: PATIENCE_MS }, ({ engine, open }) => {
  const isPostgres = engine !== 'PGlite';
  let cast: Cast;
  let scene: Scene;

  beforeAll(async () => {
    ({ scene, cast } = await open());
  });

  afterAll(async () => {
    await scene.host.close();
  });

  async function attack(attacker: Attacker, column: Column, rows: Row[]) {
    const worksAs = (name: string) => WRITTEN.get(name)?.[column] ?? '';
    const { outcomes, faults } = await attackAs(attacker, rows, scene, ({ name }) =>
      /^2|changed$/.test(worksAs(name)),
    );
    expect(faults).toEqual([]);
    const lines = (findOutcome: (name: string) => string | undefined) =>
      rows.map(({ name }) => `${name} | ${findOutcome(name)}`);
    const written = lines((name) => {
      const visitors = WRITTEN.get(name)?.visitor;
      const isAsVisitor = column === 'refused' && READ_FIRST.has(name);
      return isAsVisitor && outcomes.get(name) === visitors ? visitors : worksAs(name);
    });
    expect(lines((name) => outcomes.get(name))).toEqual(written);
  }

  it.each(['keyless', 'visitor', 'owner', 'stranger'] as const)(
    'answers each attack of the %s as written, and nothing of the others is read or changed @matrix-2',
    async (name) => {
      const me = name === 'stranger' ? scene.stranger : scene.owner;
      const attacker = { name, headers: cast.actors[name], me, isOwner: name === 'owner' };
      await attack(attacker, name, isPostgres ? ROWS.filter(isOffered) : ROWS);
    },
  );

  // A signature is checked before any database is asked: where there are two, the faster one gets all.
  const refused = REFUSED.filter((name) => !programs || isPostgres || SESSIONS.includes(name));
  it.each(refused)('refuses a token with %s, whatever it asks @matrix-3', async (name) => {
    const attacker = { name, headers: cast.refused[name], me: scene.owner, isOwner: false };
    await attack(attacker, 'refused', rowsForRefused(name, isPostgres));
  });

  it('answers supabase-js as written, whoever uses it @matrix-4', async () => {
    const key = await publishableKey(scene.host.url);
    const callers = [
      { bearer: key, me: scene.owner },
      { bearer: cast.tokens.owner, me: scene.owner },
      { bearer: cast.tokens.stranger, me: scene.stranger },
      { bearer: cast.tokens.signedOut, me: scene.owner },
    ];
    const ownersThings = async () => (await scene.world.state(scene.owner, scene.owner)).own;
    scene.world.forget();
    const before = await ownersThings();
    const answers = [];
    for (const call of CLIENT_CALLS) {
      const outcomes = [];
      for (const { bearer, me } of callers) {
        const isOwners = bearer === cast.tokens.owner;
        const accessToken = () => Promise.resolve(bearer);
        const client = createClient(scene.host.url, key, { accessToken });
        const given = await call.ask(client, scene.owner, me);
        outcomes.push(clientOutcome(given));
        const isUntouched = isOwners || (await ownersThings()) === before;
        expect(isUntouched, call.name).toBe(true);
        await restore(scene);
      }
      answers.push([call.name, ...outcomes]);
    }
    expect(answers).toEqual(CLIENT_CALLS.map(({ name, outcomes }) => [name, ...outcomes]));
  });
});

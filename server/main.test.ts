import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT_FOLDER } from './project-folder.ts';
import { copyMadeDatabase } from '../testing/databases/made-database.ts';
import { signIn } from '../testing/people.ts';
import { type HostProcess, startProcess } from '../testing/hosts/host-process.ts';
import { temporaryFolder } from '../testing/folders.ts';

// Each test starts the program a few times, which takes long on a machine that has other work.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let settings: Record<string, string>;
const started: HostProcess[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  copyMadeDatabase(join(folder, 'data'));
  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Plumbline</title>');
  settings = { DATA_DIR: join(folder, 'data'), APP_DIR: app, LOG_LEVEL: 'silent' };
});

afterEach(async () => {
  for (const host of started.splice(0)) await host.end();
  rmSync(folder, { recursive: true });
});

function start(
  changes: Record<string, string> = {},
  options?: Parameters<typeof startProcess>[1],
): HostProcess {
  const host = startProcess({ ...settings, ...changes }, options);
  started.push(host);
  return host;
}

/** The machine's own Node, which npm's scripts go past; null where it is new enough. */
function olderNode(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/local/bin', '/usr/bin'];
  const found = folders.map((path) => join(path, 'node')).filter((path) => existsSync(path));
  const readMajorVersion = (path: string) =>
    Number(/^v(\d+)/.exec(execFileSync(path, ['--version']).toString())?.[1]);
  return found.find((path) => readMajorVersion(path) < 24) ?? null;
}

/** The state in PostgreSQL's control file: 6 while the database is in use, or when it ended without a shutdown. */
const databaseState = () =>
  readFileSync(join(folder, 'data/database/global/pg_control')).readInt32LE(16);
const SHUT_DOWN = 1;

const readLines = (host: HostProcess) => host.output().trim().split('\n');

describe('the start', () => {
  it('serves the product from any working directory, and names the URL in its last line @main-1', async () => {
    const host = start({}, { cwd: tmpdir() });
    const url = await host.ready;
    expect(readLines(host)).toEqual([
      expect.stringContaining(`Sign-in links wait at ${url}/mailbox. Whoever`),
      `Plumbline is ready at ${url}`,
    ]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const page = await fetch(`${url}/reports`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Plumbline</title>');
  });

  it('says that nobody gets a link where the mailbox is closed and no mail server is set', async () => {
    const host = start({ MAILBOX: 'off' });
    const url = await host.ready;
    expect(readLines(host)[0]).toMatch(/No sign-in links are sent: MAILBOX is off/);
    expect((await fetch(`${url}/mailbox`)).status).toBe(404);
  });

  it('makes keys of its own, for the owner alone, and keeps them @main-2', async () => {
    const host = start();
    await host.ready;
    const file = join(folder, 'data/secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const keys = readFileSync(file, 'utf8');
    host.process.kill('SIGTERM');
    await host.exited;
    const again = start();
    const config = (await (await fetch(`${await again.ready}/config.json`)).json()) as object;
    expect(readFileSync(file, 'utf8')).toBe(keys);
    expect(JSON.parse(keys)).toMatchObject({
      publishableKey: 'publishableKey' in config ? config.publishableKey : null,
    });
  });

  it('can be repeated after it was cut off at any moment', async () => {
    rmSync(join(folder, 'data'), { recursive: true });
    for (const delay of [400, 1500, 3000]) {
      const cut = start();
      await new Promise((resolve) => setTimeout(resolve, delay));
      cut.process.kill('SIGKILL');
      await cut.exited;
    }
    await start().ready;
  });

  it('is refused in one line by a Node that cannot read the program', ({ skip }) => {
    const old = olderNode();
    if (old === null) return skip('this machine has no Node before 24');
    const { status, stdout, stderr } = spawnSync(old, [join(PROJECT_FOLDER, 'server/main.ts')]);
    expect(status).toBe(1);
    expect(stdout.toString()).toBe('');
    expect(stderr.toString()).toMatch(
      /^Plumbline needs Node 24 or newer, and this is Node [\d.]+\. Start it by "npm start"[^\n]+\n$/,
    );
  });

  it('is refused in one line for a bad setting', async () => {
    const host = start({ PORT: 'eighty' });
    expect(await host.exited).toBe(1);
    expect(readLines(host)).toEqual(['The setting PORT cannot be used: must be a whole number.']);
  });

  it('is refused in one line for a folder that holds no app', async () => {
    const host = start({ APP_DIR: folder });
    expect(await host.exited).toBe(1);
    expect(readLines(host)).toEqual(['The setting APP_DIR cannot be used: it has no index.html.']);
  });

  it('is refused in one line for a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const host = start({ PORT: String(port) });
    expect(await host.exited).toBe(1);
    expect(readLines(host)).toEqual([
      `127.0.0.1:${port} is taken by another program; set PORT to a free one.`,
    ]);
    other.close();
  });

  it('is refused in one line for a data folder that cannot be one', async () => {
    const file = join(folder, 'app/index.html');
    const host = start({ DATA_DIR: file });
    expect(await host.exited).toBe(1);
    expect(readLines(host)).toEqual([expect.stringMatching(/there is a file.*Set DATA_DIR/)]);
  });

  it('is refused in one line for a data folder in use, which says by whom', async () => {
    const first = start();
    const url = await first.ready;
    const second = start();
    expect(await second.exited).toBe(1);
    expect(readLines(second)).toHaveLength(1);
    expect(second.output()).toContain(`is in use by process ${first.process.pid} since 20`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('the log', () => {
  it('is JSON lines on standard error that hold nothing of what people sent @main-3', async () => {
    const errors = join(folder, 'errors');
    const host = start({ LOG_LEVEL: 'debug' }, { errors });
    const url = await host.ready;
    const person = await signIn(url, 'mill.lane@example.com');
    const row = { user_id: person.id, title: 'Crack at Mill Lane' };
    await person.client.from('reports').insert(row).throwOnError();
    // Refusals that the database answers with the value: a duplicate, a type, a check, an unknown column.
    const typed = 'Mill Lane\n{"level":"fatal","msg":"forged"}\u001b[2J';
    const { data } = await person.client.from('reports').select('id').single().throwOnError();
    const refusals = [
      await person.client.from('reports').insert({ id: data.id, ...row }),
      await person.client.from('reports').select().eq('id', typed),
      await person.client.from('reports').insert({ ...row, title: typed.repeat(1000) }),
      await person.client.from('reports').insert({ [typed]: 1 } as never),
    ];
    expect(refusals.filter(({ error }) => error)).toHaveLength(refusals.length);
    const path = `${person.id}/${data.id}/1_Mill Lane.jpg`;
    const bucket = person.client.storage.from('inspection_photos');
    await bucket.upload(path, new Blob(['Mill Lane'], { type: 'image/jpeg' }));
    await fetch(bucket.getPublicUrl(path).data.publicUrl);
    const forged = await fetch(`${url}/auth/v1/verify?token=Mill-Lane-token&type=magiclink`, {
      headers: { 'user-agent': 'Mill Lane', 'x-request-id': 'Mill-Lane' },
    });
    const requestId = forged.headers.get('x-request-id') ?? 'none';
    host.process.kill('SIGTERM');
    await host.exited;

    expect(readLines(host).slice(1)).toEqual([`Plumbline is ready at ${url}`]);
    const lines = readFileSync(errors, 'utf8').trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.length).toBeGreaterThan(12);
    expect(entries.some((entry) => entry['code'] === '23505')).toBe(true);
    expect(entries.some((entry) => entry['requestId'] === requestId)).toBe(true);
    expect(entries.some((entry) => entry['route'] === '/rest/v1/:table')).toBe(true);
    const secrets = [/Mill/i, /forged/, /example\.com/, /eyJ/, /sb_/, /127\.0\.0\.1/, '\u001b'];
    for (const secret of [...secrets, person.id, data.id])
      expect(lines.join('\n')).not.toMatch(secret);
  });

  // A device that is always full, where the system has one.
  it.skipIf(!existsSync('/dev/full'))(
    'that nobody can write any more does not stop the host',
    async () => {
      const host = start({ LOG_LEVEL: 'info' }, { errors: '/dev/full' });
      const url = await host.ready;
      for (let count = 0; count < 3; count += 1) {
        expect((await fetch(`${url}/healthz`)).status).toBe(200);
      }
    },
  );
});

describe('the end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'is clean on %s, and frees the folder',
    async (signal) => {
      const host = start();
      const url = await host.ready;
      const atHand = fetch(`${url}/config.json`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      host.process.kill(signal);
      expect(await host.exited).toBe(0);
      expect((await atHand).status).toBe(200);
      expect(readLines(host)).toHaveLength(2);
      await start().ready;
    },
  );

  it('comes before anything is made where a signal comes before the program is loaded', async () => {
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    // Sends it at the moment from which the process listens.
    const early = `process.once('newListener', () => setImmediate(() => process.kill(process.pid, 'SIGTERM')))`;
    const host = start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(early)}`,
    });
    expect(await host.exited).toBe(0);
    expect(host.output()).not.toContain('ready');
    expect(existsSync(join(folder, 'data/database'))).toBe(false);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'comes with that of npm by %s, and the database is closed',
    async (signal) => {
      const host = start({}, { byNpm: true });
      const url = await host.ready;
      const atHand = fetch(`${url}/config.json`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      host.process.kill(signal);
      // npm's own exit code; there is none after a kill.
      expect(await host.exited).toBe(signal === 'SIGKILL' ? null : 0);
      expect((await atHand).status).toBe(200);
      expect(databaseState()).toBe(SHUT_DOWN);
    },
  );
});

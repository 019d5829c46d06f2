/** The files of deploy/, the container's and compose's: that they agree with each other and with the host. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { environmentSchema, readSettings } from '../server/settings.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { COMMANDS } from './pack/fill-release.ts';

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const containerfile = read('Containerfile');
const unit = read('deploy/systemd/plumbline.service');
const caddyfile = read('deploy/caddy/Caddyfile');
const nginx = read('deploy/nginx/plumbline.conf');
const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  expose: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  restart: z.literal('unless-stopped'),
  mem_limit: z.string(),
  stop_grace_period: z.string().optional(),
});
const compose = z
  .object({
    services: z.object({ plumbline: service, caddy: service, mail: service }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read('compose.yaml')));
const { plumbline, caddy } = compose.services;

const folder = temporaryFolder('deploy-');
afterAll(() => rmSync(folder, { recursive: true }));

it('name one port and one data folder', () => {
  const { PORT } = environmentSchema.parse({});
  const port = String(PORT);
  expect(found(containerfile, /PORT=(\d+)/)).toBe(port);
  expect(found(containerfile, /^EXPOSE (\d+)/m)).toBe(port);
  expect(plumbline.environment['PORT']).toBe(port);
  expect(plumbline.expose).toEqual([port]);
  expect(found(caddyfile, /PLUMBLINE_HOST:127\.0\.0\.1:(\d+)/)).toBe(port);
  expect(caddy.environment['PLUMBLINE_HOST']).toBe(`plumbline:${port}`);
  expect(found(nginx, /server 127\.0\.0\.1:(\d+);/)).toBe(port);

  const data = found(containerfile, /DATA_DIR=(\S+)/);
  expect(found(containerfile, /^VOLUME (\S+)/m)).toBe(data);
  expect(plumbline.environment['DATA_DIR']).toBe(data);
  expect(plumbline.volumes).toContain(`data:${data}`);
  // The unit and commands typed by hand read it from one file.
  const folderOfUnit = `/var/lib/${found(unit, /^StateDirectory=(\w+)/m)}`;
  expect(found(read('deploy/plumbline.env'), /^DATA_DIR=(\S+)/m)).toBe(folderOfUnit);
  expect(unit).not.toMatch(/^Environment=/m);
});

it('open nothing of the host but by the proxy, which keeps the figures to itself', () => {
  expect(plumbline.ports).toEqual([]);
  expect(caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  expect(caddyfile).toMatch(/respond \/metrics 404/);
  expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/);
});

it('give the host time to end, and the memory that it takes', () => {
  const { drainSeconds, finishSeconds } = readSettings({
    TRUST_PROXY: 'true',
    PUBLIC_URL: 'https://reports.example.com',
    SMTP_URL: 'smtp://mail:1025',
  }).stopTimes;
  const seconds = Number(found(unit, /TimeoutStopSec=(\d+)/));
  expect(drainSeconds).toBeGreaterThan(0);
  expect(seconds).toBeGreaterThan(drainSeconds + finishSeconds + 10);
  expect(plumbline.stop_grace_period).toBe(`${seconds}s`);
  expect(found(unit, /MemoryMax=(\w+)/)?.toLowerCase()).toBe(plumbline.mem_limit);
});

it('start what a release holds, and mount what is there', () => {
  const started = [unit, read('deploy/systemd/plumbline-backup.service')].map((text) =>
    found(text, /ExecStart=\/opt\/plumbline\/(\w+)/),
  );
  expect(started).toEqual(['start', 'backup']);
  expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(started));
  expect(containerfile).toContain(
    `["node_modules/node/bin/node", ${COMMANDS.start
      .split(' ')
      .map((word) => `"${word}"`)
      .join(', ')}]`,
  );
  for (const volume of [...plumbline.volumes, ...caddy.volumes]) {
    const [source = ''] = volume.split(':');
    if (source === './backups') continue;
    const isThere = source.startsWith('./')
      ? existsSync(join(PROJECT_FOLDER, source))
      : source in compose.volumes;
    expect(isThere, volume).toBe(true);
  }
  // Anything that the image is built of, and nothing that holds keys or data.
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toContain('*');
  expect(ignored.some((line) => /^!(\.env$|\.data|backups|\.git)/.test(line))).toBe(false);
});

it('send nginx a body as large as Caddy, and larger than the host takes', () => {
  const megabytes = Number(found(nginx, /client_max_body_size (\d+)m;/));
  expect(found(caddyfile, /max_size (\d+)MB/)).toBe(String(megabytes));
  expect(megabytes).toBeGreaterThan(10);
});

it.skipIf(!has('caddy')).each(['Caddyfile', 'two-hosts.Caddyfile'])(
  'are understood by Caddy: %s',
  (name) => {
    const file = join(PROJECT_FOLDER, 'deploy/caddy', name);
    const words = ['validate', '--adapter', 'caddyfile', '--config', file];
    const { status, stderr } = spawnSync('caddy', words, { env: { ...process.env, HOME: folder } });
    expect(status, stderr.toString()).toBe(0);
  },
);

it('look for a stopping host more than once while it still answers', () => {
  const { drainSeconds } = readSettings({
    TRUST_PROXY: 'true',
    SMTP_URL: 'smtp://mail:1025',
  }).stopTimes;
  const text = read('deploy/caddy/two-hosts.Caddyfile');
  expect(found(text, /health_uri (\S+)/)).toBe('/readyz');
  expect(2 * Number(found(text, /health_interval (\d+)s/))).toBeLessThan(drainSeconds);
});

it.skipIf(!has('nginx') || !has('openssl')).each([
  ['one host', nginx],
  ['two', nginx.replace(/^upstream plumbline \{.*?^\}/ms, read('deploy/nginx/two-hosts.conf'))],
])('are understood by nginx: %s', (_, text) => {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=reports.example.com -keyout ${key} -out ${certificate}`;
  spawnSync('openssl', request.split(' '));
  const site = text
    .replaceAll('/etc/letsencrypt/live/reports.example.com', folder)
    .replaceAll(/listen \[::\].*\n/g, '')
    .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1.sock`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${site} }`,
  );
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', `${folder}/error.log`, '-c', file]);
  expect(status, stderr.toString()).toBe(0);
});

it.skipIf(!has('systemd-analyze'))('are understood by systemd', () => {
  const units = join(folder, 'units');
  mkdirSync(units);
  for (const name of Object.keys(COMMANDS)) writeFileSync(join(folder, name), '', { mode: 0o755 });
  const files = ['plumbline.service', 'plumbline-backup.service', 'plumbline-backup.timer'];
  for (const name of files) {
    const text = read(`deploy/systemd/${name}`).replaceAll('/opt/plumbline/', `${folder}/`);
    writeFileSync(join(units, name), text);
  }
  const paths = files.map((name) => join(units, name));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths]);
  expect([status, stderr.toString()]).toEqual([0, '']);
});

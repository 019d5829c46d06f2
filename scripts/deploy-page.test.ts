/** docs/deploy.md: that each command, setting, file, port and figure that it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { analystEnvironmentSchema } from '../supabase/functions/_shared/function-settings.ts';
import { prometheusMetrics } from '../server/metrics/prometheus.ts';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { environmentSchema } from '../server/settings.ts';
import { COMMANDS } from './pack/fill-release.ts';

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');
const page = read('docs/deploy.md');
const sample = read('deploy/plumbline.env');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const all = (pattern: RegExp, text = page) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** An office has it running after so many commands. */
const MOST_COMMANDS = 14;
/** Settings of the build and of compose. */
const OTHER_SETTINGS = ['PLUMBLINE_NAME', 'BUILD_BASE', 'BASE'];

it('takes an office there in under 15 commands, by either way', () => {
  const ways = ['## With systemd', '## With containers'].map((title) => {
    const [block = ''] = all(/```sh\n([^`]*)```/g, page.slice(page.indexOf(title)));
    return block.trim().split('\n').length;
  });
  expect(ways.every((lines) => lines > 5 && lines <= MOST_COMMANDS)).toBe(true);
});

it('names scripts and commands that there are', () => {
  const names = all(/npm run ([\w:-]+)/g);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
  const commands = all(/(?:\/opt\/plumbline\/|plumbline \.\/|--entrypoint \.\/)(\w+)(?= )/g);
  expect(new Set(commands)).toEqual(new Set(['operator', 'backup', 'restore']));
  expect(commands.filter((name) => !(name in COMMANDS))).toEqual([]);
  const backup = read('server/backup/backup-main.ts');
  const options = new Set(all(/--((?:keep|into|force)[\w-]*)/g));
  expect(options).toEqual(new Set(['into', 'keep', 'keep-weeks', 'force']));
  expect(backup).toMatch(/into: text, keep: text, 'keep-weeks': text/);
});

it('names settings that there are, and so does the sample', () => {
  const known = [
    ...Object.keys(environmentSchema.shape),
    ...Object.keys(analystEnvironmentSchema.shape),
  ];
  const named = all(/\b([A-Z]+(?:_[A-Z]+)+)\b/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name) && !OTHER_SETTINGS.includes(name))).toEqual(
    [],
  );
  const inSample = all(/^([A-Z_]+)=/gm, sample);
  expect(inSample).toContain('PUBLIC_URL');
  expect(inSample.filter((name) => !known.includes(name))).toEqual([]);
  // As it is, apart from the token, which is to be filled in.
  const values = Object.fromEntries(
    all(/^([A-Z_]+=.+)$/gm, sample).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Record<string, string>;
  expect(environmentSchema.safeParse(values).success).toBe(true);
});

it('names files that there are', () => {
  const files = all(/(?<![\w/-])(?:\/opt\/plumbline\/)?(deploy\/[\w./-]+\w)/g);
  expect(files.length).toBeGreaterThan(3);
  const units = all(/\b(plumbline(?:-backup)?\.(?:service|timer))\b/g).map(
    (name) => `deploy/systemd/${name}`,
  );
  const links = all(/\]\(([^)#]+)/g).map((link) => join('docs', link));
  const absent = [...files, ...units, ...links, 'compose.yaml', 'Containerfile'].filter(
    (path) => !existsSync(join(PROJECT_FOLDER, path)),
  );
  expect(absent).toEqual([]);
});

it('names ports and pages that the host has', () => {
  const { PORT } = environmentSchema.parse({});
  expect(all(/127\.0\.0\.1:(\d+)/g).map(Number)).toEqual(expect.arrayContaining([PORT, 8025]));
  expect(read('compose.yaml')).toContain('127.0.0.1:8025:8025');
  const host = read('server/http/host-app.ts');
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect(page).toContain(`\`${path}\``);
    expect(host).toContain(`app.get('${path}'`);
  }
});

it('names figures that the host gives', async () => {
  const text = await prometheusMetrics({
    databaseLoad: () => ({ waiting: 0, held: 0, timeouts: 0 }),
    lastBackup: () => null,
  }).render();
  const figures = all(/\b(plumbline_\w+)/g).map((name) => name.replace(/_count$/, ''));
  expect(figures.length).toBeGreaterThan(3);
  expect(figures.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

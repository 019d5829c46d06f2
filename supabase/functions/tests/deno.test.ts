import { execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startTestHost } from '../../../testing/hosts/test-host.ts';
import { publishableKey } from '../../../testing/people.ts';
import { makePhotoContext, makeWork } from '../../../testing/analyst-calls.ts';
import { sitePhotoJpeg } from '../../../testing/drawing/draw-site-photo.ts';
import { toolPath } from '../../../testing/tools/install-tools.ts';
import { builtinAnalyst } from '../_shared/builtin/builtin-analyst.ts';
import { describeOutcomes } from './outcomes.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DENO = toolPath('.bin/deno');
const CONFIG = `${ROOT}supabase/functions/deno.json`;
// The packages that npm has installed, so that no network is needed.
const PROJECT = ['--config', CONFIG, '--node-modules-dir=manual'];
const FUNCTIONS = [
  'analyze_photos',
  'analyze_report',
  'generate_summary',
  'review_rows',
  'sum_photos',
  'delete_report_files',
  'delete_account',
] as const;
const entry = (name: string) => `${ROOT}supabase/functions/${name}/index.ts`;

/** Packages that a function's modules import, those behind other packages left out. */
function packagesOf(name: string): string[] {
  const info = execFileSync(DENO, ['info', '--json', ...PROJECT, entry(name)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const { modules } = JSON.parse(info) as {
    modules: { specifier: string; dependencies?: { specifier: string }[] }[];
  };
  return modules
    .filter(({ specifier }) => specifier.includes('/supabase/functions/'))
    .flatMap(({ dependencies = [] }) => dependencies.map(({ specifier }) => specifier))
    .filter((specifier) => !specifier.startsWith('.'));
}

describe('the functions as Deno reads them', () => {
  it('map every package to the version that the product is built with', () => {
    const { imports } = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
      imports: Record<string, string>;
    };
    const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const expected = Object.keys(imports).map((name) => [
      name,
      `npm:${name}@${dependencies[name] ?? '?'}`,
    ]);
    expect(imports).toEqual(Object.fromEntries(expected));
  });

  it('type-check', async () => {
    const run = promisify(execFile);
    await run(DENO, ['check', '--quiet', ...PROJECT, ...FUNCTIONS.map(entry)], {
      cwd: ROOT,
    });
  });

  it.each(['sum_photos', 'delete_report_files', 'delete_account'])(
    'carry the AI SDK only where they ask an analyst, and %s does not @deno-1',
    (name) => {
      const packages = packagesOf(name);
      expect(packages).toContain('@supabase/supabase-js');
      expect(packages.filter((one) => /^(ai|@ai-sdk|ai-sdk-ollama|p-queue)\b/.test(one))).toEqual(
        [],
      );
      expect(packagesOf('analyze_photos')).toContain('ai');
    },
  );
});

it('the built-in analyst sees the same in Deno as in Node', async () => {
  const context = makePhotoContext({ lookForCracks: true });
  const script = [
    `import { builtinAnalyst } from '${new URL('../_shared/builtin/builtin-analyst.ts', import.meta.url).href}';`,
    'const bytes = new Uint8Array(await new Response(Deno.stdin.readable).arrayBuffer());',
    "const photo = { bytes, mediaType: 'image/jpeg' };",
    `const context = ${JSON.stringify(context)};`,
    'const work = { signal: new AbortController().signal };',
    'const finding = await builtinAnalyst.observe(photo, context, work);',
    'console.log(JSON.stringify(finding));',
  ].join('\n');
  const jpeg = sitePhotoJpeg({ kind: 'concrete-crack', width: 800, height: 600, seed: 2 });
  const found = execFileSync(DENO, ['eval', '--ext=ts', ...PROJECT, script], {
    cwd: ROOT,
    input: jpeg,
    encoding: 'utf8',
  });
  const photo = { bytes: jpeg, mediaType: 'image/jpeg' };
  const expected = await builtinAnalyst.observe(photo, context, makeWork());
  expect(expected.marks).not.toEqual([]);
  expect(JSON.parse(found)).toEqual(expected);
});

describeOutcomes('Deno', async (environment) => {
  const host = await startTestHost();
  const key = await publishableKey(host.url);
  const servers = await Promise.all(
    FUNCTIONS.map((name) =>
      serve(name, { ...environment, SUPABASE_URL: host.url, SUPABASE_ANON_KEY: key }),
    ),
  );
  const urls = new Map(servers.map(({ name, url }) => [name as string, url]));
  return {
    hostUrl: host.url,
    functionsUrl: (name) => urls.get(name) ?? '',
    close: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
      await host.close();
    },
  };
});

const START_WITHIN_MS = 60_000;

/** One function served by Deno as Supabase would, on a free port, with rights to the network and settings only. */
async function serve(name: (typeof FUNCTIONS)[number], environment: Record<string, string>) {
  const port = await freePort();
  const process_ = spawn(
    DENO,
    [
      'run',
      '--quiet',
      ...PROJECT,
      '--allow-net',
      '--allow-env',
      '--allow-read',
      // A package that the AI SDK loads reads the machine's name.
      '--allow-sys=hostname',
      entry(name),
    ],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        NO_COLOR: '1',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  process_.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await answers(url))) {
    if (process_.exitCode !== null || Date.now() > deadline)
      throw new Error(`${name} did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    name,
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        process_.once('exit', () => resolve());
        process_.kill();
      }),
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { method: 'OPTIONS' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

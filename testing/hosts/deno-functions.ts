import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { toolPath } from '../tools/install-tools.ts';

export const DENO = toolPath('.bin/deno');
const FOLDER = join(PROJECT_FOLDER, 'supabase/functions');
export const DENO_CONFIG = join(FOLDER, 'deno.json');
/** The packages that npm has installed, so that no network is needed. */
export const DENO_PROJECT = ['--config', DENO_CONFIG, '--node-modules-dir=manual'];
export const DENO_FUNCTIONS = [
  'analyze_photos',
  'generate_summary',
  'review_rows',
  'sum_photos',
  'delete_report_files',
  'delete_account',
] as const;
export const denoEntry = (name: string) => join(FOLDER, name, 'index.ts');

const START_WITHIN_MS = 60_000;

export interface DenoFunctions {
  /** Gives a function's address; undefined for one that is not ours. */
  findUrl(name: string): string | undefined;
  /** The process that serves it. */
  findProcessId(name: string): number | undefined;
  stop(): Promise<void>;
}

/** Functions, each served by a Deno of its own, with rights to the network and these settings only. */
export async function startDenoFunctions(
  environment: Record<string, string>,
  names: readonly (typeof DENO_FUNCTIONS)[number][] = DENO_FUNCTIONS,
): Promise<DenoFunctions> {
  const servers = await Promise.all(names.map((name) => serve(name, environment)));
  const findServer = (name: string) => servers.find((server) => server.name === name);
  return {
    findUrl: (name) => findServer(name)?.url,
    findProcessId: (name) => findServer(name)?.pid,
    stop: async () => void (await Promise.all(servers.map(({ stop }) => stop()))),
  };
}

async function serve(name: (typeof DENO_FUNCTIONS)[number], environment: Record<string, string>) {
  const port = await freePort();
  const process_ = spawn(
    DENO,
    [
      'run',
      '--quiet',
      ...DENO_PROJECT,
      '--allow-net',
      '--allow-env',
      '--allow-read',
      // A package that the AI SDK loads reads the machine's name.
      '--allow-sys=hostname',
      denoEntry(name),
    ],
    {
      cwd: PROJECT_FOLDER,
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
    pid: process_.pid,
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

/** A port of this machine on which nothing listens now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { copyMadeDatabase } from '../databases/made-database.ts';
import { temporaryFolder } from '../folders.ts';
import { type SharedParts, openSharedParts } from './behind-front.ts';
import { freePort } from './deno-functions.ts';
import { type HostProcess, startProcess } from './host-process.ts';
import { readSetup } from './setup.ts';

/** The product as people reach it, by one address, whichever hosts stand behind it. */
export interface ProductHost {
  url: string;
  /** Ends it and removes its data. */
  close(): Promise<void>;
  /** Ends all of its hosts as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Changes a setting of its database, as `npm run operator` does, while it runs. */
  change(setting: string): Promise<void>;
  /** Starts it again under the same address, on the same data and with its settings as they are by now. */
  restart(): Promise<void>;
}

/** Starts the product as a person would, with the built app, under a free port, with data of its own. */
export function startProductHost(
  settings: Record<string, string> = {},
  setup = readSetup(),
): Promise<ProductHost> {
  return setup === 'embedded'
    ? startEmbeddedHost(settings)
    : openSharedParts(setup).then((parts) => startHostsBehind(parts, settings));
}

async function startEmbeddedHost(settings: Record<string, string>): Promise<ProductHost> {
  const dataDir = temporaryFolder();
  copyMadeDatabase(dataDir);
  const start = (port: string) => startProcess({ PORT: port, ...settings, DATA_DIR: dataDir });
  let running = start('0');
  const url = await running.ready;
  return {
    url,
    kill: () => running.end(),
    change: (setting) => changeSetting({ DATA_DIR: dataDir }, setting),
    async restart() {
      running = start(new URL(url).port);
      await running.ready;
    },
    async close() {
      await running.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startHostsBehind(
  parts: SharedParts,
  settings: Record<string, string>,
): Promise<ProductHost> {
  const hosts: { port: string; dataDir: string }[] = [];
  while (hosts.length < parts.count) {
    hosts.push({ port: String(await freePort()), dataDir: temporaryFolder() });
  }
  let running: HostProcess[] = [];
  const restart = async () => {
    running = hosts.map(({ port, dataDir }) =>
      startProcess({
        ...settings,
        ...environmentOfParts(parts),
        PORT: port,
        DATA_DIR: dataDir,
      }),
    );
    await Promise.all(running.map(({ ready }) => ready));
    await parts.serve(
      hosts.map(({ port }) => `http://127.0.0.1:${port}`),
      settings,
    );
  };
  const end = async (signal?: NodeJS.Signals) =>
    void (await Promise.all(running.map((host) => host.end(signal))));
  await restart();
  return {
    url: parts.url,
    kill: () => end(),
    change: (setting) =>
      changeSetting({ ...environmentOfParts(parts), DATA_DIR: hosts[0]?.dataDir }, setting),
    restart,
    async close() {
      await end('SIGTERM');
      await parts.close();
      for (const { dataDir } of hosts) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function changeSetting(environment: NodeJS.ProcessEnv, setting: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['server/operator/operator-main.ts', setting], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...environment },
  });
}

function environmentOfParts({ url, databaseUrl, storagePlace }: SharedParts) {
  const { bucket, prefix, endpoint } = storagePlace;
  return {
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    STORAGE_URL: `s3://${bucket}/${prefix}?endpoint=${endpoint}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };
}

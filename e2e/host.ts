import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyMadeDatabase } from '../testing/databases/made-database.ts';

const ROOT = resolve(import.meta.dirname, '..');
const START_LIMIT_MS = 60_000;

export interface Host {
  url: string;
  dataDir: string;
  /** Ends the host and removes its data. */
  close(): Promise<void>;
  /** Ends the host as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
}

/** Starts the product as a person would (`node server/main.ts`), on a free port with data of its own. */
export async function startHost(settings: Record<string, string> = {}): Promise<Host> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-e2e-'));
  copyMadeDatabase(dataDir);
  let running = await launch({ ...settings, PORT: settings['PORT'] ?? '0', DATA_DIR: dataDir });
  const host: Host = {
    url: running.url,
    dataDir,
    kill: () => end(running.process, 'SIGKILL'),
    async restart() {
      running = await launch({ ...settings, PORT: new URL(host.url).port, DATA_DIR: dataDir });
    },
    async close() {
      await end(running.process, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return host;
}

async function launch(settings: Record<string, string>) {
  const child = spawn('node', ['server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Journeys sign in many times from one address.
      RATE_LIMIT_OTP_PER_HOUR: '10000',
      RATE_LIMIT_OTP_PER_RECIPIENT: '10000',
      RATE_LIMIT_WAITLIST_PER_HOUR: '10000',
      AI_PROVIDER: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { process: child, url: await announcedUrl(child) };
}

/** The last line of start-up names the URL. */
function announcedUrl(child: ChildProcess): Promise<string> {
  return new Promise((settle, fail) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`The host did not start in time. It said:\n${said}`));
    }, START_LIMIT_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /https?:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(said)?.[0];
      if (url && said.includes('\n')) {
        clearTimeout(timer);
        settle(url);
      }
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`The host ended with code ${code}. It said:\n${said}`));
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { loggedCause } from '../supabase/functions/_shared/logged-cause.ts';
import { ensureBuilt } from './build/ensure-built.ts';
import { DataFolderFault } from './data-folder/data-folder-fault.ts';
import { FolderInUse } from './data-folder/folder-lock.ts';
import { BadSetting } from './bad-setting.ts';
import { unsentMailsLine } from './exposure.ts';
import { localModelLine } from './http/local-model-line.ts';
import { localServers, usualPlaces } from './http/local-models.ts';
import { PortTaken } from './listen.ts';
import { captureConsole } from './log/capture-console.ts';
import { createLogger } from './log/logger.ts';
import { mendWarnings } from './mend-warnings.ts';
import { type HostSettings, environmentWithFile, readSettings } from './settings.ts';
import type { Host } from './start-host.ts';

/** How often to check whether npm has ended, where no signal comes of it. */
const LOOK_EVERY_MS = 500;

/** Ctrl+C reaches the host twice, from the terminal and through npm; within this time both count as one. */
const ONE_KEY_MS = 1000;

/** Serves the app from its sources, with hot replacement, instead of a build. */
const isDevelopment = process.argv.includes('--dev');

// The library's command line reports its use; this turns it off in all of its parts.
process.env['LITE_TELEMETRY'] = '0';
mendWarnings();
// V8 by default lets the heap grow fourfold before a full collection on a large machine: 200 MB of
// garbage under load, including photos. Growing by half costs no measurable time.
setFlagsFromString('--heap-growing-percent=50');

/** Errors whose one-line message is all that a failed start prints. */
const FOR_PEOPLE = [BadSetting, DataFolderFault, FolderInUse, PortTaken];

let logger = createLogger('info');
// Node's own report would print the message, which may hold what somebody typed.
process.on('uncaughtException', (error) => fail('Plumbline met an error and ended', error));

try {
  const environment = environmentWithFile();
  const settings = readSettings(environment);
  logger = createLogger(settings.logLevel);
  const host = isDevelopment ? await startOnSources(settings) : await startOnBuild(settings);
  void stopOnSignal(host);
  if (!host.describesPhotos && settings.makeEnvironment) await sayWhatCouldSee(settings);
  if (host.signUpLine !== null) say(host.signUpLine);
  const mailboxLine = unsentMailsLine(settings, host.localUrl);
  if (mailboxLine !== null) say(mailboxLine);
  say(`Plumbline is ready at ${host.url}`);
} catch (error) {
  const isForPeople = FOR_PEOPLE.some((kind) => error instanceof kind);
  if (!isForPeople) fail('Plumbline could not start', error);
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function startOnBuild(settings: HostSettings): Promise<Host> {
  if (settings.appDir) await ensureBuilt(settings.appDir, say);
  // From here on the library prints values that people typed.
  captureConsole(logger);
  if (!existsSync(settings.dataDir)) say('Making the database ...');
  // Loaded after the build: a machine with 1 GB has no room for both.
  const { startHost } = await import('./start-host.ts');
  return startHost(settings, { logger });
}

async function startOnSources(settings: HostSettings): Promise<Host> {
  const { startHost } = await import('./start-host.ts');
  const { createDevServer } = await import('./dev-server.ts');
  return startHost({ ...settings, appDir: null }, { makeServer: createDevServer, logger });
}

async function stopOnSignal(host: Host): Promise<void> {
  const cut = new AbortController();
  await waitForStop(() => cut.abort());
  await host
    .close(cut.signal)
    .catch((error: unknown) => fail('Plumbline could not end cleanly', error));
  process.exit(0);
}

/** People who have not set an analyst may not know that a local model could be one. */
async function sayWhatCouldSee({ ollamaPort }: HostSettings): Promise<void> {
  const line = await localModelLine(() => localServers(usualPlaces(ollamaPort)));
  if (line !== null) say(line);
}

/** Prints for the person at the terminal; the log is for programs. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string, error: unknown): never {
  if (isDevelopment) console.error(error);
  logger.fatal({ error: loggedCause(error) }, message);
  process.stderr.write(`${message}.\n`);
  process.exit(1);
}

/**
 * Resolves when the program is to stop: on SIGTERM or SIGINT, or when the npm that started it is
 * gone. If npm is killed, or its shell does not pass a signal on, the host would otherwise run on
 * unnoticed. A later signal calls `hurry`.
 */
function waitForStop(hurry: () => void): Promise<void> {
  return new Promise((resolve) => {
    let signalledMs = Infinity;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      // The handlers of main.ts end a start at once.
      process.removeAllListeners(signal).on(signal, () => {
        if (performance.now() > signalledMs + ONE_KEY_MS) hurry();
        signalledMs = Math.min(signalledMs, performance.now());
        resolve();
      });
    }
    // Without npm, the shell that started the host may rightly end before it.
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve();
    }, LOOK_EVERY_MS).unref();
  });
}

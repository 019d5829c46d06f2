import { type RequestListener, type Server, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { openChosenModel } from './analyst/chosen-model.ts';
import { assembleApp } from './assemble-app.ts';
import { RunningCalls } from './running-calls.ts';
import { startBackgroundWork } from './background-work.ts';
import { openDataFolder } from './data-folder/open-data-folder.ts';
import type { HostConnection } from './database/host-connection.ts';
import { openStoredDatabase } from './database/open-stored-database.ts';
import { assertMailsAreSent, isLoopbackName } from './exposure.ts';
import { hostLog } from './log/host-log.ts';
import { createLogger } from './log/logger.ts';
import { drain, endRequests } from './end-requests.ts';
import { listen, type Listening } from './listen.ts';
import { signUpLine } from './sign-up/sign-up-setting.ts';
import type { HostSettings } from './settings.ts';
import { readLastBackup } from './backup/last-backup.ts';
import type { OpenMetrics } from './http/metrics-route.ts';
import { type DatabaseLoad, type Metrics, NO_METRICS } from './metrics/metrics.ts';

export interface Host {
  /** The address at which people reach the host. */
  url: string;
  /** The host's own address on this machine, even when people come through a proxy. */
  localUrl: string;
  dataDir: string;
  /** True when the analyst chosen at the start describes photos. */
  describesPhotos: boolean;
  /** The start's line about sign-up, for a setting that may be a mistake. */
  signUpLine: string | null;
  /**
   * Drains proxies, stops accepting requests, finishes the running ones, then closes the database
   * and releases the folder. `cut` shortens the waits.
   */
  close(cut?: AbortSignal): Promise<void>;
}

interface ReplaceableParts {
  /** May handle requests before the host does. */
  makeServer?: (listener: RequestListener) => Server | Promise<Server>;
  logger?: Logger;
  /** Replaces the database; gets the folder of the host's own. */
  openDatabase?: (folder: string) => Promise<HostConnection>;
}

/**
 * Starts the whole product. Throws BadSetting, FolderInUse, DataFolderFault and PortTaken.
 */
export async function startHost(
  settings: HostSettings,
  parts: ReplaceableParts = {},
): Promise<Host> {
  const {
    makeServer = (listener) => createServer(listener),
    logger = createLogger(settings.logLevel),
    openDatabase: open = (folder) => openChosenDatabase(settings, folder),
  } = parts;
  assertMailsAreSent(settings);
  const log = hostLog(logger);
  const folder = openDataFolder(settings.dataDir);
  const calls = new RunningCalls();
  let listening: Listening | undefined;
  let isReady = false;
  let connection: HostConnection | undefined;
  let stopWork: (() => Promise<void>) | undefined;
  let stopAnswering: (() => void) | undefined;
  let isStopping = false;
  const close = async (cut = new AbortController().signal) => {
    // A proxy that checks readiness sends no new requests, while this host still answers.
    isStopping = true;
    stopAnswering?.();
    const drained = listening && isReady ? drain(listening, settings.stopTimes, cut) : undefined;
    await Promise.all([stopWork?.(), Promise.resolve(drained).then(() => connection?.hurry())]);
    if (listening) await endRequests(listening, calls, settings.stopTimes, cut);
    await connection?.close();
    folder.release();
  };
  try {
    // The port comes first: a taken port costs nothing yet, and this host's addresses contain it.
    let respond: (request: Request, env: never) => Response | Promise<Response> = starting;
    const server = await makeServer(
      getRequestListener((request, env) => respond(request, env as never)),
    );
    if (!isAskedWhenReady(settings)) listening = await listen(server, settings);
    const port = listening?.port ?? settings.port;
    const chosen = openChosenModel({
      file: folder.modelChoice,
      own: settings,
      ownServer: settings.analystServer,
      makeEnvironment: settings.makeEnvironment,
    });
    connection = await open(folder.database);
    const origins = listOrigins(settings, port);
    const watched = await openMetrics(settings, connection);
    const { metrics } = watched;
    const assembled = await assembleApp({
      ...watched,
      isStopping: () => isStopping,
      calls,
      settings,
      folder,
      connection,
      origins,
      chosen,
      log,
      logger,
    });
    ({ stopAnswering } = assembled);
    const { app, storage, questions } = assembled;
    stopWork = startBackgroundWork({ settings, connection, storage, questions, log, metrics });
    respond = app.fetch as typeof respond;
    listening ??= await listen(server, settings);
    isReady = true;
    return {
      url: origins[0],
      localUrl: buildLocalUrl(settings.host, port),
      dataDir: settings.dataDir,
      describesPhotos: chosen.served.analyst.capabilities.describesPhotos,
      close,
      signUpLine: signUpLine(assembled.settings, await assembled.operators.addresses()),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openChosenDatabase(
  { databaseUrl, statementLimitMs }: HostSettings,
  folder: string,
): Promise<HostConnection> {
  if (!databaseUrl) return openStoredDatabase(folder, statementLimitMs);
  const { openServerDatabase } = await import('./database/postgres/open-server-database.ts');
  return openServerDatabase(databaseUrl, statementLimitMs);
}

/**
 * True when a proxy is in front and the port is known. A proxy waits or uses another host when a
 * connection is refused, but would pass on the answer that this one is starting.
 */
function isAskedWhenReady({ port, databaseUrl, isBehindProxy }: HostSettings): boolean {
  return port !== 0 && (databaseUrl !== null || isBehindProxy);
}

function starting(): Response {
  return Response.json({ message: 'Plumbline is starting.' }, { status: 503 });
}

/** The addresses at which people reach this host, the main one first. */
function listOrigins(
  { host, publicUrl }: Pick<HostSettings, 'host' | 'publicUrl'>,
  port: number,
): [string, ...string[]] {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const own = new URL(buildLocalUrl(host, port)).hostname;
  const all = [own, 'localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  const first = publicUrl ?? `http://${own}:${port}`;
  const isLocal = isEverywhere || isLoopbackName(own);
  return [first, ...(isLocal ? all.filter((origin) => origin !== first) : [])];
}

/** The host's own address on this machine, even when people come through a proxy. */
function buildLocalUrl(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Opens the host's metrics. Without a token nobody may read them, so nothing is counted and the
 * library is not loaded.
 */
async function openMetrics(
  { metricsToken: token, dataDir }: Pick<HostSettings, 'metricsToken' | 'dataDir'>,
  connection: { readonly load: DatabaseLoad },
): Promise<{ metrics: Metrics; openMetrics: OpenMetrics | null }> {
  if (token === null) return { metrics: NO_METRICS, openMetrics: null };
  const { prometheusMetrics } = await import('./metrics/prometheus.ts');
  const metrics = prometheusMetrics({
    databaseLoad: () => connection.load,
    lastBackup: () => readLastBackup(dataDir),
  });
  return { metrics, openMetrics: { token, metrics } };
}

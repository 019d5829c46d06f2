import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { hostAnalyst } from './analyst/host-analyst.ts';
import { createBackend } from './backend.ts';
import { answerBackups } from './backup/answer-backups.ts';
import { openDataFolder } from './data-folder/open-data-folder.ts';
import type { EngineConnection } from './database/engine-connection.ts';
import { explainedFailure, openStoredDatabase } from './database/open-stored-database.ts';
import { createHostApp } from './http/host-app.ts';
import { sessionCheck } from './http/session-check.ts';
import { assertMailsAreSent, isLoopbackName } from './exposure.ts';
import { hostLog } from './log/host-log.ts';
import { createLogger } from './log/logger.ts';
import { mailboxDriver, smtpDriver } from './mail/mail-driver.ts';
import { Mailbox } from './mail/mailbox.ts';
import type { HostSettings } from './settings.ts';
import { DiskStorage } from './storage/disk-storage.ts';
import { objectRows } from './storage/object-rows.ts';
import { sweepDaily } from './storage/sweep-orphans.ts';

export interface Host {
  /** Where people reach it. */
  url: string;
  /** Its own address on this machine, also where people come through a proxy. */
  localUrl: string;
  dataDir: string;
  /** Stops taking requests, finishes those at hand, then closes the database and lets the folder go. */
  close(): Promise<void>;
}

/** How long requests at hand may take to finish once the host is asked to stop. */
const FINISH_WITHIN_MS = 10_000;

/** The port is taken. The message is one line that says so. */
export class PortTaken extends Error {}

interface ReplaceableParts {
  /** May put something in front of the host's own answers. */
  makeServer?: (listener: RequestListener) => Server | Promise<Server>;
  logger?: Logger;
  /** May put another database behind them; gets the folder of the host's own. */
  openDatabase?: (folder: string) => Promise<EngineConnection>;
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
    openDatabase: open = openStoredDatabase,
  } = parts;
  assertMailsAreSent(settings);
  const log = hostLog(logger);
  const folder = openDataFolder(settings.dataDir);
  let stopListening: (() => Promise<void>) | undefined;
  let connection: EngineConnection | undefined;
  let stopSweeping: (() => Promise<void>) | undefined;
  let stopBackups: (() => Promise<void>) | undefined;
  const { analyst, close: closeAnalyst } = hostAnalyst(settings.analyst);
  const close = async () => {
    connection?.hurry();
    const analystClosed = closeAnalyst();
    await stopSweeping?.();
    await stopBackups?.();
    await stopListening?.();
    await analystClosed;
    await connection?.close();
    folder.release();
  };
  try {
    // The port comes first: it is cheap to be refused, and addresses that this host gives out name it.
    let respond: (request: Request, env: never) => Response | Promise<Response> = starting;
    const server = await makeServer(
      getRequestListener((request, env) => respond(request, env as never)),
    );
    const { port } = await listen(server, settings);
    stopListening = () => stopServing(server);

    connection = await open(folder.database);
    const { driver } = connection;
    const rows = objectRows(driver);
    const storage = await DiskStorage.open({
      folders: folder,
      limits: {
        bytes: settings.storageQuota,
        bytesPerPerson: settings.storageQuotaPerPerson,
      },
      describe: rows.describe,
    });

    const origins = originsOf(settings, port);
    const mailbox = new Mailbox();
    const backend = await createBackend({
      connection,
      storage,
      secrets: folder.secrets,
      siteUrl: origins[0],
      origins,
    }).catch(async (error: unknown) => {
      throw (await explainedFailure(folder.database, error)) ?? error;
    });
    const app = createHostApp({
      settings,
      backend,
      storage,
      rows,
      mail: settings.mail ? smtpDriver(settings.mail) : mailboxDriver(mailbox),
      mailbox: settings.mail ? null : mailbox,
      origins,
      functions: {
        supabaseUrl: origins[0],
        publishableKey: folder.secrets.publishableKey,
        analyst,
        allowance: settings.allowance,
        log,
      },
      sessionOf: sessionCheck({ ...folder.secrets, database: driver }),
      isHealthy: () =>
        driver.query('select 1').then(
          () => true,
          () => false,
        ),
      log,
      logger,
    });
    stopSweeping = sweepDaily({ database: driver, storage }, log);
    stopBackups = answerBackups(settings.dataDir, connection, log);
    respond = app.fetch as typeof respond;
    const localUrl = localUrlOf(settings.host, port);
    return { url: origins[0], localUrl, dataDir: settings.dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function starting(): Response {
  return Response.json({ message: 'Plumbline is starting.' }, { status: 503 });
}

async function listen(server: Server, settings: HostSettings): Promise<AddressInfo> {
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const where = `${settings.host}:${settings.port}`;
    if (code === 'EADDRINUSE') {
      throw new PortTaken(`${where} is taken by another program; set PORT to a free one.`);
    }
    if (code === 'EACCES') {
      throw new PortTaken(`${where} needs more rights than this process has; set PORT above 1023.`);
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new PortTaken(`This machine has no address ${settings.host}; set HOST to one it has.`);
    }
    throw error;
  }
  return server.address() as AddressInfo;
}

/** The addresses under which people reach this host; the first is the one it names itself by. */
function originsOf(settings: HostSettings, port: number): [string, ...string[]] {
  const { host, publicUrl } = settings;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const own = new URL(localUrlOf(host, port)).hostname;
  const all = [own, 'localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  const first = publicUrl ?? `http://${own}:${port}`;
  const isLocal = isEverywhere || isLoopbackName(own);
  return [first, ...(isLocal ? all.filter((origin) => origin !== first) : [])];
}

function localUrlOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function stopServing(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that has its answer would be kept for the next request, and the server with it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

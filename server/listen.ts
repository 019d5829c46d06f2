import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { HostSettings } from './settings.ts';

/**
 * Keeps idle connections longer than proxies do (60 s): else a proxy could send a request on a
 * connection that is being closed, and answer 502.
 */
const KEEP_CONNECTION_MS = 75_000;

/** Browsers open connections in advance; a proxy sends its request at once. */
const FIRST_REQUEST_WITHIN_MS = 1000;
const SWEEP_EVERY_MS = 50;
/** A flood of connections must not keep the host from stopping. */
const MOST_TURNS = 1000;

/** The port is taken; the message is one line that says so. */
export class PortTaken extends Error {}

export interface Listening {
  port: number;
  /**
   * From now on each answer closes its connection. A proxy that has not noticed the stop yet opens
   * a new one, and never sends a request on a closed connection.
   */
  keepNoConnection: () => void;
  /** Accepts no more requests; resolves when the running ones are finished. */
  stop: () => Promise<void>;
  /** Ends the running requests. */
  cutConnections: () => void;
}

/** Takes the port and returns its number. Throws PortTaken. */
export async function listen(
  server: Server,
  settings: Pick<HostSettings, 'host' | 'port'>,
): Promise<Listening> {
  server.keepAliveTimeout = KEEP_CONNECTION_MS;
  const unused = watchUnused(server);
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
  const { port } = server.address() as AddressInfo;
  return {
    port,
    keepNoConnection: () => {
      server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => {
        answer.setHeader('connection', 'close');
      });
    },
    stop: async () => {
      await noneIsArriving(server);
      await stopServing(server, unused);
    },
    cutConnections: () => server.closeAllConnections(),
  };
}

/** Tracks connections without a request yet, with the time each opened; the server does not count them as idle. */
function watchUnused(server: Server): ReadonlyMap<Socket, number> {
  const unused = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
}

/**
 * Resolves once an iteration of the event loop brings no new connection: closing earlier would
 * refuse those with a request already sent.
 */
async function noneIsArriving(server: Server): Promise<void> {
  let hasCome = true;
  const note = () => (hasCome = true);
  server.on('connection', note);
  for (let turns = 0; hasCome && turns < MOST_TURNS; turns += 1) {
    hasCome = false;
    await new Promise(setImmediate);
  }
  server.off('connection', note);
}

async function stopServing(server: Server, unused: ReadonlyMap<Socket, number>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const closeUnused = () => {
    // A connection that has its answer would be kept alive, and the server with it.
    server.closeIdleConnections();
    const before = performance.now() - FIRST_REQUEST_WITHIN_MS;
    for (const [socket, sinceMs] of unused) if (sinceMs < before) socket.destroy();
  };
  // Runs right after input was read, so that no connection that seems idle holds an unread request.
  const sweep = setInterval(() => setImmediate(closeUnused), SWEEP_EVERY_MS);
  await closed;
  clearInterval(sweep);
}

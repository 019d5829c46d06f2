import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { HostSettings } from './settings.ts';

/** How long requests at hand may take to finish once the host is asked to stop. */
const FINISH_WITHIN_MS = 10_000;

/**
 * How long a connection is kept for its next request: longer than proxies keep theirs (60 s), which would else send
 * one on a connection that is being closed, and answer 502.
 */
const KEEP_CONNECTION_MS = 75_000;

/** The port is taken. The message is one line that says so. */
export class PortTaken extends Error {}

interface Listening {
  port: number;
  /** Takes no more requests, and lets those at hand finish. */
  stop: () => Promise<void>;
}

/** Takes the port, and answers which one it is. Throws PortTaken. */
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
  return { port, stop: () => stopServing(server, unused) };
}

/** The connections over which nobody has asked anything yet: to the server they are not idle. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
}

async function stopServing(server: Server, unused: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection that has its answer would be kept for the next request, and the server with it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  for (const socket of unused) socket.destroy();
  const timer = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

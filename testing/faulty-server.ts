import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** The server's faults towards a caller. */
export const MISBEHAVIOURS = {
  /** It is restarted: the connection ends in the middle. */
  'resets the connection': (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n{"half":');
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
  'ends at once': (socket: Socket) => socket.resetAndDestroy(),
  'accepts and never answers': () => undefined,
  'answers a head and never a body': (socket: Socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
    );
  },
  'floods with an endless body': (socket: Socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\ncontent-type: application/xml\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    flood(socket, Buffer.concat([Buffer.from('10000\r\n'), CHUNK, Buffer.from('\r\n')]));
  },
  'floods with what is no protocol': (socket: Socket) => flood(socket, CHUNK),
  'lies about its length': (socket: Socket) => answer(socket, 'application/json', '{"a":1}', 3),
  'answers what is neither JSON nor XML': (socket: Socket) =>
    answer(socket, 'application/json', 'not what you asked for'),
  'answers 200 with a page': (socket: Socket) =>
    answer(socket, 'text/html', '<!doctype html><title>Welcome to this network</title>'),
} satisfies Record<string, (socket: Socket) => unknown>;

export type Misbehaviour = keyof typeof MISBEHAVIOURS;

export interface FaultyServer {
  port: number;
  /** Bytes that it could send so far: a caller that reads without a bound takes all there are. */
  sent(): number;
  misbehave(how: Misbehaviour): void;
  close(): Promise<void>;
}

/**
 * Starts a server of bare TCP that misbehaves in the chosen way, in any protocol: once it is asked, or at once where
 * its protocol has the server speak first.
 */
export async function startFaultyServer(
  how: Misbehaviour,
  { isAsked = true } = {},
): Promise<FaultyServer> {
  let current = how;
  let sentBefore = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      sentBefore += socket.bytesWritten;
    });
    const begin = () => void MISBEHAVIOURS[current](socket);
    if (isAsked) socket.once('data', begin);
    else begin();
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, sentBefore),
    misbehave: (next) => {
      current = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(socket: Socket, type: string, body: string, length = body.length): void {
  socket.end(
    `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`,
  );
}

/** As fast as it is read, and no faster. */
function flood(socket: Socket, chunk: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
}

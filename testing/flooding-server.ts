import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface FloodingServer {
  url: string;
  /** Bytes that the caller has let it send since the last flood began. */
  sent: number;
  /** Connections since the last flood began. */
  asked: number;
  /** Sends every caller from now on `head` as it is, then `again` over and over, with a pause between. */
  flood(flood: Flood): void;
  close(): Promise<void>;
}

export interface Flood {
  head: string;
  again: string | Uint8Array;
  pauseMs?: number;
  /**
   * The bytes after which the flood ends by itself, so that a caller without a bound fails its test instead of the
   * machine.
   */
  most?: number;
}

const MOST = 96 * 1024 * 1024;
const PIECE = 64 * 1024;

/** The head of an answer of this type that has no length and so no end but the connection's. */
export function buildHead(type: string, status = 200, more = ''): string {
  return `HTTP/1.1 ${status} X\r\ncontent-type: ${type}\r\n${more}connection: close\r\n\r\n`;
}

/** A server that answers every request with more than anybody can want, as fast as it is read. */
export async function startFloodingServer(): Promise<FloodingServer> {
  let flood: Flood = { head: buildHead('text/plain'), again: 'a' };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setMaxListeners(0);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.once('data', () => void send(socket, flood));
  });
  const flooding: FloodingServer = {
    url: '',
    sent: 0,
    asked: 0,
    flood(next) {
      flood = next;
      flooding.sent = 0;
      flooding.asked = 0;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function send(socket: Socket, { head, again, pauseMs, most = MOST }: Flood): Promise<void> {
    flooding.asked += 1;
    socket.write(head);
    const one = Buffer.from(again);
    const times = pauseMs === undefined ? Math.max(1, Math.floor(PIECE / one.byteLength)) : 1;
    const piece = Buffer.concat(Array.from({ length: times }, () => one));
    for (let sent = 0; sent < most && !socket.destroyed; sent += piece.byteLength) {
      flooding.sent += piece.byteLength;
      if (!socket.write(piece)) {
        await new Promise<void>((resolve) => {
          socket.once('drain', resolve).once('close', () => resolve());
        });
      }
      if (pauseMs !== undefined) await pause(pauseMs);
    }
    socket.end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  flooding.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return flooding;
}

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address that hosts are reached under. */
export interface Front {
  url: string;
  close(): void;
}

/** Passes each request to the address that `choose` gives for it, unless it has answered for itself. */
export async function startFront(
  choose: (asked: IncomingMessage, answer: ServerResponse) => string | null,
): Promise<Front> {
  const server = createServer((asked, answer) => {
    const target = choose(asked, answer);
    if (target !== null) passOn(asked, answer, target);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, target: string): void {
  const { hostname, port } = new URL(target);
  const passed = request({
    hostname,
    port,
    path: asked.url,
    method: asked.method,
    headers: withoutConnection(asked.headers),
    // The visitor's own address of this machine, which bounds count by.
    localAddress: asked.socket.remoteAddress,
    // One that is kept may be closed by the host just as it is used again.
    agent: false,
  });
  passed.on('response', (came) => {
    answer.writeHead(came.statusCode ?? 502, withoutConnection(came.headers));
    came.pipe(answer);
    came.on('aborted', () => answer.destroy());
  });
  // A client sees a host that is away as it would without this between: by a cut connection.
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

/** The headers of the message, without those of the connection that it came by. */
function withoutConnection({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) {
  return headers;
}

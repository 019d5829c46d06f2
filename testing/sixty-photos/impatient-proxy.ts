import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ImpatientProxy {
  url: string;
  /** Answers that had begun when it lost patience. */
  brokenOff: number;
  /** Analyses that it answered in the host's place: none of theirs had begun, as on a busy machine. */
  unbegun: number;
  close(): Promise<void>;
}

/**
 * A reverse proxy that waits so many milliseconds: of `silence`, as nginx and Cloudflare count, or for the answer
 * as a `whole`, as some load balancers do. It then answers 504 in the host's place, or breaks the answer off that
 * has begun.
 */
export async function startImpatientProxy(
  hostUrl: string,
  { of, ms }: { of: 'silence' | 'whole'; ms: number },
): Promise<ImpatientProxy> {
  const server = createServer((request, response) => {
    passOn(request, response);
  });
  const proxy: ImpatientProxy = {
    url: '',
    brokenOff: 0,
    unbegun: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url = '/' } = request;
    const asked = send(new URL(url, hostUrl), { method, headers });
    const giveUp = () => {
      asked.destroy();
      if (response.headersSent) {
        proxy.brokenOff += 1;
        response.destroy();
      } else {
        if (url.endsWith('/analyze_photos')) proxy.unbegun += 1;
        response.writeHead(504, { 'content-type': 'text/html' }).end('<html>504</html>');
      }
    };
    let patience = setTimeout(giveUp, ms);
    response.on('close', () => {
      clearTimeout(patience);
      asked.destroy();
    });
    asked.on('error', () => response.destroy());
    asked.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (bytes: Buffer) => {
        response.write(bytes);
        if (of === 'whole') return;
        clearTimeout(patience);
        patience = setTimeout(giveUp, ms);
      });
      answer.on('end', () => response.end());
      answer.on('error', () => response.destroy());
    });
    request.pipe(asked);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return proxy;
}

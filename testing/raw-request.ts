import { request } from 'node:http';

export interface RawAnswer {
  /** 0 when the host closed the connection while the request was still being sent. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface RawRequest {
  method?: string;
  /** The first line's path, when it is to stand there as it is: a URL's is made plain. */
  path?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The address to send from, such as 127.0.4.2: another visitor to the host. */
  from?: string;
}

/** A request as an attacker sends it: with any Host, any header, any method, and no client in between. */
export function sendRaw(url: string, asked: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', path, headers = {}, body, from } = asked;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise<RawAnswer>((resolve, reject) => {
    const options = {
      method,
      headers: { ...length, ...headers },
      ...(path ? { path } : {}),
      ...(from ? { localAddress: from } : {}),
    };
    const outgoing = request(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', (error: Error & { code?: string }) => {
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      // A connection that was kept may have been closed, as idle, in the moment that it was used again.
      if (isClosed && outgoing.reusedSocket) resolve(sendRaw(url, asked));
      else if (isClosed) resolve({ status: 0, headers: {}, text: '' });
      else reject(error);
    });
    outgoing.end(body);
  });
}

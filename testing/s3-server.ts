import { randomUUID } from 'node:crypto';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { S3Place } from '../server/storage/s3/s3-place.ts';
import { toolPath } from './tools/install-tools.ts';

/** A fault that a request meets instead of the server, or of all of its answer; null for none. */
export type Fault =
  | { kind: 'refusal'; status: number; code: string }
  /** The connection ends, before the answer or after so many bytes of its body. */
  | { kind: 'cut'; afterBytes?: number }
  /** The body stands still after so many bytes. */
  | { kind: 'pause'; afterBytes: number }
  /** Nothing is answered. */
  | { kind: 'silence' };

export interface AskedRequest {
  method: string;
  /** Bucket and key, decoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

export interface S3Server {
  /** A bucket of its own for each call. */
  makePlace(): S3Place;
  /** Every request since the last change of it. */
  asked: AskedRequest[];
  /** Chooses the faults from now on; null for none. */
  fail(choose: ((asked: AskedRequest) => Fault | null) | null): void;
  close(): Promise<void>;
}

interface Fauxqs {
  port: number;
  createBucket(name: string): unknown;
  stop(): Promise<void>;
}

/** A server of S3 in this process, behind one that gives wrong answers on demand. It takes any key and secret. */
export async function startS3Server(): Promise<S3Server> {
  const { startFauxqs } = (await import(pathToFileURL(toolPath('fauxqs/dist/app.js')).href)) as {
    startFauxqs(options: object): Promise<Fauxqs>;
  };
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  const asked: AskedRequest[] = [];
  let choose: ((asked: AskedRequest) => Fault | null) | null = null;
  const front = createServer((incoming, answer) => {
    const one = readAsked(incoming);
    asked.push(one);
    const fault = choose?.(one) ?? null;
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'refusal') return void refuse(incoming, answer, fault);
    if (fault?.kind === 'cut' && fault.afterBytes === undefined)
      return void incoming.socket.destroy();
    const to: RequestOptions = { host: '127.0.0.1', port: server.port, method: one.method };
    const { url: path, headers } = incoming;
    const passed = request({ ...to, path, headers }, (real) => void pass(real, answer, fault));
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return {
    asked,
    makePlace() {
      const bucket = `photos-${randomUUID()}`;
      server.createBucket(bucket);
      return {
        bucket,
        prefix: 'office/',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      };
    },
    fail(next) {
      choose = next;
      asked.length = 0;
    },
    async close() {
      front.closeAllConnections();
      front.close();
      await server.stop();
    },
  };
}

function readAsked({ method = '', url = '', headers }: IncomingMessage): AskedRequest {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  return { method, path: decodeURIComponent(pathname), query: searchParams, headers };
}

function refuse(
  incoming: IncomingMessage,
  answer: ServerResponse,
  fault: { status: number; code: string },
) {
  incoming.resume();
  answer.writeHead(fault.status, { 'content-type': 'application/xml' });
  const body = `<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>No.</Message></Error>`;
  answer.end(incoming.method === 'HEAD' ? undefined : body);
}

async function pass(real: IncomingMessage, answer: ServerResponse, fault: Fault | null) {
  answer.writeHead(real.statusCode ?? 500, real.headers);
  const end = fault && 'afterBytes' in fault ? (fault.afterBytes ?? Infinity) : Infinity;
  const cut = fault?.kind === 'cut' ? () => answer.destroy() : undefined;
  let sent = 0;
  for await (const chunk of real as AsyncIterable<Buffer>) {
    const isLast = sent + chunk.byteLength >= end;
    answer.write(chunk.subarray(0, end - sent), isLast ? cut : undefined);
    sent += chunk.byteLength;
    if (isLast) return;
  }
  answer.end();
}

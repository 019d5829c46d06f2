import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningProxy {
  /** Known before anybody is served: hosts have to name it. */
  url: string;
  /** The requests that it could not pass on, a line for each, with all that it knows. */
  failed: string[];
  /** Sends requests to the hosts at these ports from now on. */
  serve(ports: readonly number[]): Promise<void>;
  /** Resolves once it sends requests to this host again. */
  seesReady(port: number): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 200;

/** Methods that may be sent a second time, because the first changed nothing. */
const SAFE_TWICE = ['GET', 'HEAD', 'OPTIONS'];

interface Upstream {
  port: number;
  agent: Agent;
  isReady: boolean;
}

interface Passed {
  incoming: IncomingMessage;
  body: Buffer;
  answer: ServerResponse;
  fail(why: string): void;
}

/**
 * A reverse proxy as Caddy and nginx are set up in deploy/: it asks hosts whether they are ready, keeps connections,
 * tries the next host where one could not be connected, and sends twice only what is safe twice.
 */
export async function startBalancingProxy(): Promise<RunningProxy> {
  const upstreams: Upstream[] = [];
  const failed: string[] = [];
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    const first = (turn += 1) % Math.max(1, ready.length);
    const fail = (why: string) => {
      failed.push(`${incoming.method} ${incoming.url?.split('?')[0]}: ${why}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    // Read before it is sent, so that it can go to another host.
    void readBody(incoming).then((body) => {
      passOn({ incoming, body, answer, fail }, [...ready.slice(first), ...ready.slice(0, first)]);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const looking = setInterval(() => upstreams.forEach(look), LOOK_EVERY_MS);
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    failed,
    serve(ports) {
      for (const port of ports) {
        upstreams.push({ port, agent: new Agent({ keepAlive: true }), isReady: true });
      }
      return Promise.resolve();
    },
    async seesReady(port) {
      const isSeen = () => upstreams.some((one) => one.port === port && one.isReady);
      while (!isSeen()) await wait(LOOK_EVERY_MS);
    },
    async close() {
      clearInterval(looking);
      for (const { agent } of upstreams) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function look(upstream: Upstream): void {
  const asked = send({ host: '127.0.0.1', port: upstream.port, path: '/readyz', agent: false });
  const note = (isReady: boolean) => (upstream.isReady = isReady);
  asked.on('response', (answer) => note(answer.resume().statusCode === 200));
  asked.on('error', () => note(false));
  asked.end();
}

function passOn(passed: Passed, [next, ...others]: Upstream[]): void {
  const { incoming, body, answer, fail } = passed;
  if (!next) return fail('no host is ready');
  const { method = 'GET', url: path, headers } = incoming;
  const { port, agent } = next;
  const asked = send({ host: '127.0.0.1', port, method, path, headers, agent });
  asked.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    const isRefused = code === 'ECONNREFUSED';
    if (isRefused) next.isReady = false;
    if (answer.headersSent || !(isRefused || SAFE_TWICE.includes(method))) fail(code ?? message);
    else passOn(passed, others);
  });
  asked.on('response', (received) => {
    // Headers of this connection to the host alone.
    delete received.headers.connection;
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
    received.on('error', () => fail('broken off'));
  });
  asked.end(body);
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

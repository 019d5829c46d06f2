import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishableKey } from '../people.ts';
import { type DenoFunctions, freePort, startDenoFunctions } from './deno-functions.ts';
import { type ProductHost, startProductHost } from './product-host.ts';

const FUNCTION = /^\/functions\/v1\/(\w+)/;

/** The product with its functions in Deno, as Supabase runs them: everything else the embedded host answers. */
export async function startDenoHost(settings: Record<string, string> = {}): Promise<ProductHost> {
  const deno: { functions?: DenoFunctions } = {};
  // The host announces the address that people use, which is this server's.
  const port = String(await freePort());
  const behind = `http://127.0.0.1:${port}`;
  const server = createServer((asked, answer) => {
    const name = FUNCTION.exec(asked.url ?? '')?.[1];
    const target = name === undefined ? behind : deno.functions?.urlOf(name);
    if (target === undefined) answer.writeHead(404).end();
    else passOn(asked, answer, target);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host = await startProductHost({ ...settings, PORT: port, PUBLIC_URL: url });
  deno.functions = await startDenoFunctions({
    ...settings,
    SUPABASE_URL: behind,
    SUPABASE_ANON_KEY: await publishableKey(behind),
  });
  return {
    ...host,
    url,
    async close() {
      server.close();
      server.closeAllConnections();
      await deno.functions?.stop();
      await host.close();
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, target: string): void {
  const { method, headers } = asked;
  const passed = request(new URL(asked.url ?? '', target), { method, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    came.pipe(answer);
  });
  // Whoever asked hears of a host that is away as it would without this between: by a cut connection.
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

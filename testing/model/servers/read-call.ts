import type { IncomingMessage } from 'node:http';
import type { Call } from './protocol.ts';

export async function readCall(incoming: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://server');
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    body: parsedOrUndefined(Buffer.concat(chunks).toString()),
  };
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { Hono } from 'hono';
import { z } from 'zod';
import { atThisMachineAlone } from './known-hosts.ts';
import { ownOriginsOnly } from './own-origins.ts';
import { refusal } from './refusal.ts';
import type { SessionState } from './session-check.ts';

/** A server of models that answers on this machine, and how AI_BASE_URL names it. */
export interface LocalServer {
  name: string;
  url: string;
  models: string[];
}

/** Where each listens unless told otherwise. */
const USUAL_PLACES = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'vLLM', port: 8000 },
];
/** On one machine an answer takes a few milliseconds; somebody is waiting for a dialog. */
const PATIENCE_MS = 300;
const MAX_MODELS = 20;
/** Names of some hundred models; whatever listens there could send anything. */
const MAX_BYTES = 256 * 1024;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/**
 * Looks which servers of models answer on this machine: the usual places alone, by its own address, no
 * redirect followed, and each for 300 ms at most. Never rejects.
 */
export async function localServers(places = USUAL_PLACES): Promise<LocalServer[]> {
  const answers = await Promise.all(
    places.map(async ({ name, port }) => {
      const url = `http://127.0.0.1:${port}/v1`;
      const models = await modelsAt(url).catch(() => []);
      return { name, url, models };
    }),
  );
  return answers.filter(({ models }) => models.length > 0);
}

async function modelsAt(url: string): Promise<string[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`${url}/models`, { signal, redirect: 'error' });
  if (!response.ok || !response.body) return [];
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return [];
    chunks.push(chunk);
  }
  const { data } = modelsSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  return data.slice(0, MAX_MODELS).map(({ id }) => id);
}

/**
 * Says which servers of models answer here, to somebody who is signed in and at this machine. Mount it
 * only where no model is set: nobody else has a use for it.
 */
export function localModelsRoute(
  origins: string[],
  sessionOf: (request: Request) => Promise<SessionState>,
  look = localServers,
): Hono {
  // However many ask at once, the machine is looked over once.
  let looking: Promise<LocalServer[]> | null = null;
  const routes = new Hono();
  routes.use('/local-models', ownOriginsOnly(origins), atThisMachineAlone);
  routes.get('/local-models', async (c) => {
    if ((await sessionOf(c.req.raw)) !== 'live') {
      return refusal(401, 'unauthenticated', 'Please sign in.');
    }
    looking ??= look().finally(() => {
      looking = null;
    });
    c.header('cache-control', 'no-store');
    return c.json({ servers: await looking });
  });
  return routes;
}

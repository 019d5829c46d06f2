import { z } from 'zod';
import {
  llamaModelsThatSee,
  lmStudioModelsThatSee,
  type ModelsThatSee,
  ollamaModelsThatSee,
} from './models-that-see.ts';
import { readLocalJson } from './read-local-json.ts';

/** A server of models that answers on this machine, and how AI_BASE_URL names it. */
export interface LocalServer {
  name: string;
  url: string;
  /** The AI_PROVIDER for the protocol that it speaks best. */
  provider: 'ollama' | 'openai-compatible';
  models: string[];
  /** Those of the models that it says can see photos. */
  canSee: string[];
}

interface Place {
  name: string;
  port: number;
  provider?: LocalServer['provider'];
  /** Left out where the server does not tell which of its models can see. */
  see?: ModelsThatSee;
}

/** The usual address of each server, Ollama's by its own setting. */
export const usualPlaces = (ollamaPort: number): Place[] => [
  { name: 'Ollama', port: ollamaPort, provider: 'ollama', see: ollamaModelsThatSee },
  { name: 'LM Studio', port: 1234, see: lmStudioModelsThatSee },
  { name: 'llama.cpp', port: 8080, see: llamaModelsThatSee },
  { name: 'vLLM', port: 8000 },
];
const MAX_MODELS = 20;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/**
 * Looks which servers of models answer on this machine: the usual places alone, by its own address, no
 * redirect followed, and each for 300 ms at most, twice where it tells which can see. Never rejects.
 */
export async function localServers(places: Place[]): Promise<LocalServer[]> {
  const answers = await Promise.all(
    places.map(async ({ name, port, provider = 'openai-compatible', see }) => {
      const origin = `http://127.0.0.1:${port}`;
      const url = `${origin}/v1`;
      const models = await modelsAt(url).catch((): string[] => []);
      const seeing =
        models.length > 0 && see ? await see(origin, models).catch((): string[] => []) : [];
      // Facts about models that are not listed are about others.
      const canSee = seeing.filter((model) => models.includes(model));
      return { name, url, provider, models, canSee };
    }),
  );
  return answers.filter(({ models }) => models.length > 0);
}

async function modelsAt(url: string): Promise<string[]> {
  const { data } = modelsSchema.parse(await readLocalJson(`${url}/models`));
  return data.slice(0, MAX_MODELS).map(({ id }) => id);
}

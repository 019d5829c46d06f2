import { z } from 'zod';
import {
  llamaModelsThatSee,
  lmStudioModelsThatSee,
  type ModelsThatSee,
  ollamaModelsThatSee,
} from './models-that-see.ts';
import { readLocalJson } from './read-local-json.ts';

/** A model server on this machine, with its address for AI_BASE_URL. */
export interface LocalServer {
  name: string;
  url: string;
  /** The AI_PROVIDER for its best protocol. */
  provider: 'ollama' | 'openai-compatible';
  models: string[];
  /** The models that it says accept images. */
  canSee: string[];
}

interface Place {
  name: string;
  port: number;
  provider?: LocalServer['provider'];
  /** Omitted where the server does not tell which models accept images. */
  see?: ModelsThatSee;
}

/** The usual port of each server; Ollama's comes from its own setting. */
export const usualPlaces = (ollamaPort: number): Place[] => [
  { name: 'Ollama', port: ollamaPort, provider: 'ollama', see: ollamaModelsThatSee },
  { name: 'LM Studio', port: 1234, see: lmStudioModelsThatSee },
  { name: 'llama.cpp', port: 8080, see: llamaModelsThatSee },
  { name: 'vLLM', port: 8000 },
];
const MAX_MODELS = 20;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/**
 * Finds the model servers on this machine: at their usual ports alone, following no redirect, 300
 * ms at most for each request. Never rejects.
 */
export async function localServers(places: Place[]): Promise<LocalServer[]> {
  const answers = await Promise.all(
    places.map(async ({ name, port, provider = 'openai-compatible', see }) => {
      const origin = `http://127.0.0.1:${port}`;
      const url = `${origin}/v1`;
      const models = await modelsAt(url).catch((): string[] => []);
      const seeing =
        models.length > 0 && see ? await see(origin, models).catch((): string[] => []) : [];
      // Ignore models that were not listed.
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

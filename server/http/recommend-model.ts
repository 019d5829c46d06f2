import { z } from 'zod';
import type { LocalServer } from './local-models.ts';
import { readLocalJson } from './read-local-json.ts';

/** A model that Ollama can download. */
export interface Downloadable {
  model: string;
  bytes: number;
}

/** The recommendation for this machine: an installed model, one to download, or neither. */
export interface Recommendation {
  /** Null where no installed vision model fits. */
  use: { url: string; model: string } | null;
  /** Null where Ollama does not answer, or none of these fits. */
  fetch: Downloadable | null;
  /** The machine's memory in bytes. */
  memory: number;
}

/** Best first for defects on photos among models of this size; others follow. */
const FAMILIES = ['qwen3-vl', 'qwen2.5vl', 'qwen2.5-vl', 'gemma3', 'llama3.2-vision', 'llava'];

/** Largest first; `needs` leaves room for a photo's context and for other programs. */
const DOWNLOADABLE: (Downloadable & { needs: number })[] = [
  { model: 'qwen3-vl:8b', bytes: 6.1e9, needs: 12e9 },
  { model: 'qwen3-vl:4b', bytes: 3.3e9, needs: 7.5e9 },
  { model: 'qwen3-vl:2b', bytes: 1.9e9, needs: 4e9 },
];

/** The share of memory that a model's file may take. */
const SHARE_OF_MEMORY = 0.7;

const tagsSchema = z.object({
  models: z.array(z.object({ name: z.string(), size: z.number().optional() })),
});

/** Sizes in bytes of Ollama's installed models, by name. Never rejects. */
export async function readOllamaSizes(origin: string): Promise<Map<string, number>> {
  const tags = await readLocalJson(`${origin}/api/tags`).catch(() => null);
  const { models = [] } = tagsSchema.safeParse(tags).data ?? {};
  return new Map(models.flatMap(({ name, size }) => (size === undefined ? [] : [[name, size]])));
}

/** Recommends the best model that fits the memory: vision models by family, then by size where known. */
export function recommendModel(
  servers: readonly LocalServer[],
  sizes: ReadonlyMap<string, number>,
  memory: number,
): Recommendation {
  const fitting = servers
    .flatMap(({ url, canSee }) => canSee.map((model) => ({ url, model })))
    .filter(({ model }) => (sizes.get(model) ?? 0) <= memory * SHARE_OF_MEMORY)
    .sort(
      (a, b) =>
        rankModel(a.model) - rankModel(b.model) ||
        (sizes.get(b.model) ?? 0) - (sizes.get(a.model) ?? 0),
    );
  const canFetch = servers.some(({ provider }) => provider === 'ollama');
  const fetched = DOWNLOADABLE.find(({ needs }) => needs <= memory);
  const use = fitting[0] ?? null;
  return {
    use,
    fetch:
      use === null && canFetch && fetched ? { model: fetched.model, bytes: fetched.bytes } : null,
    memory,
  };
}

function rankModel(model: string): number {
  const rank = FAMILIES.findIndex((family) => model.toLowerCase().includes(family));
  return rank === -1 ? FAMILIES.length : rank;
}

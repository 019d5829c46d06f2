import { z } from 'zod';
import { readLocalJson } from './read-local-json.ts';

/** Returns those of `models` at a server's address that accept images. Rejects when it does not say. */
export type ModelsThatSee = (origin: string, models: string[]) => Promise<string[]>;

const ollamaModel = z.object({ capabilities: z.array(z.string()) });

/** Ollama tells the capabilities of one model at a time. */
export const ollamaModelsThatSee: ModelsThatSee = async (origin, models) => {
  const eyes = await Promise.all(
    models.map(async (model) => {
      const shown = await readLocalJson(`${origin}/api/show`, { model }).catch(() => null);
      return ollamaModel.safeParse(shown).data?.capabilities.includes('vision') ?? false;
    }),
  );
  return models.filter((_, index) => eyes[index]);
};

const lmStudioModels = z.object({ data: z.array(z.object({ id: z.string(), type: z.string() })) });

/** LM Studio gives models that accept images the type `vlm`. */
export const lmStudioModelsThatSee: ModelsThatSee = async (origin) => {
  const { data } = lmStudioModels.parse(await readLocalJson(`${origin}/api/v0/models`));
  return data.filter(({ type }) => type === 'vlm').map(({ id }) => id);
};

const llamaProperties = z.object({ modalities: z.object({ vision: z.boolean() }) });

/** llama.cpp serves one model. */
export const llamaModelsThatSee: ModelsThatSee = async (origin, models) => {
  const { modalities } = llamaProperties.parse(await readLocalJson(`${origin}/props`));
  return modalities.vision ? models : [];
};

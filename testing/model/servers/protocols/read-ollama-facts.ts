import { z } from 'zod';
import type { Call, ServedModel } from '../protocol.ts';

const showSchema = z.looseObject({ model: z.string() });
const DETAILS = {
  parent_model: '',
  format: 'gguf',
  family: 'qwen3vl',
  families: ['qwen3vl'],
  parameter_size: '8.8B',
  quantization_level: 'Q4_K_M',
};
const SIZE = 6_100_000_000;
const DIGEST = 'f'.repeat(64);

/** Ollama adds the tag that a name leaves out. */
export function isSameOllamaModel(one: string, other: string): boolean {
  const full = (name: string) => (name.includes(':') ? name : `${name}:latest`);
  return full(one) === full(other);
}

/** Ollama's facts about itself; `show` of a model that it lacks is undefined, which becomes 404. */
export function readOllamaFacts({ method, path, body }: Call, models: ServedModel[]): unknown {
  switch (`${method} ${path}`) {
    case 'GET /api/version':
      return { version: '0.30.10' };
    case 'GET /api/tags':
      return {
        models: models.map(({ name, capabilities }) => ({
          ...listed(name),
          modified_at: '2026-10-01T08:00:00Z',
          capabilities,
        })),
      };
    case 'GET /api/ps':
      return {
        models: models
          .filter(({ loadedTokens }) => loadedTokens !== null)
          .map(({ name, loadedTokens }) => ({
            ...listed(name),
            expires_at: '2026-12-01T08:05:00Z',
            size_vram: SIZE,
            context_length: loadedTokens,
          })),
      };
    case 'POST /api/show': {
      const asked = showSchema.safeParse(body).data?.model ?? '';
      const found = models.find(({ name }) => isSameOllamaModel(name, asked));
      return (
        found && {
          license: '',
          modelfile: `FROM ${found.name}`,
          parameters: 'temperature 0.7',
          template: '{{ .Prompt }}',
          details: DETAILS,
          model_info: {
            'general.architecture': 'qwen3vl',
            'general.parameter_count': 8_767_123_696,
            'qwen3vl.context_length': found.contextTokens,
          },
          capabilities: found.capabilities,
          modified_at: '2026-10-01T08:00:00Z',
        }
      );
    }
  }
  return undefined;
}

function listed(name: string): object {
  return { name, model: name, size: SIZE, digest: DIGEST, details: DETAILS };
}

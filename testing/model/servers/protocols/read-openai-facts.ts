import type { Call, ServedModel } from '../protocol.ts';
import type { ServerKind } from '../server-kind.ts';

const CREATED = 1_700_000_000;
const canSee = ({ capabilities }: ServedModel) => capabilities.includes('vision');

/** `/v1/models`, which all have, and what some local servers tell of a model's eyes and context beside it. */
export function readOpenaiFacts(
  { method, path }: Call,
  models: ServedModel[],
  kind: ServerKind,
): unknown {
  if (method !== 'GET') return undefined;
  const [first] = models;
  switch (path) {
    case '/v1/models':
      return {
        object: 'list',
        data: models.map((model) => ({
          id: model.name,
          object: 'model',
          created: CREATED,
          owned_by: 'library',
          ...(kind === 'vllm' && { root: model.name, max_model_len: model.contextTokens }),
          ...(kind === 'llama.cpp' && { meta: { n_ctx_train: model.contextTokens } }),
        })),
        ...(kind === 'llama.cpp' && {
          models: models.map((model) => ({
            name: model.name,
            model: model.name,
            capabilities: canSee(model) ? ['completion', 'multimodal'] : ['completion'],
          })),
        }),
      };
    case '/props':
      if (kind !== 'llama.cpp' || !first) return undefined;
      return {
        default_generation_settings: { n_ctx: first.loadedTokens ?? first.contextTokens },
        total_slots: 1,
        model_path: `/models/${first.name}.gguf`,
        modalities: { vision: canSee(first), audio: false },
      };
    case '/health':
      return kind === 'llama.cpp' ? { status: 'ok' } : undefined;
    case '/api/v0/models':
      if (kind !== 'lm-studio') return undefined;
      return {
        object: 'list',
        data: models.map((model) => ({
          id: model.name,
          object: 'model',
          type: canSee(model) ? 'vlm' : 'llm',
          publisher: 'library',
          compatibility_type: 'gguf',
          quantization: 'Q4_K_M',
          state: model.loadedTokens === null ? 'not-loaded' : 'loaded',
          max_context_length: model.contextTokens,
        })),
      };
  }
  return undefined;
}

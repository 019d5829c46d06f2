import { z } from 'zod';
import type { Failure } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';
import type { Call, ServedModel } from './protocol.ts';
import { isSameOllamaModel } from './protocols/read-ollama-facts.ts';

/** Ollama's default context when `num_ctx` is absent and the graphics card is small. */
const OLLAMA_CONTEXT = 4096;

/** The models of a server. Without a list it takes every name, and lists one. */
export class ServedModels {
  readonly all: ServedModel[];
  readonly #isClosed: boolean;

  constructor(named?: (Partial<ServedModel> & { name: string })[]) {
    this.#isClosed = named !== undefined;
    this.all = (named ?? [{ name: 'test-model' }]).map((model) => ({
      contextTokens: 262_144,
      capabilities: ['completion', 'vision', 'tools', 'thinking'],
      loadedTokens: null,
      ...model,
    }));
  }

  find(name: string): ServedModel | undefined {
    return this.all.find((model) => isSameOllamaModel(model.name, name));
  }

  isUnknown(name: string): boolean {
    return this.#isClosed && this.find(name) === undefined;
  }

  /** Ollama refuses to make a model think that can't; every other server lets it pass. */
  objectionTo({ protocol, think, model }: ModelRequest): Failure | null {
    const isAble = this.find(model)?.capabilities.includes('thinking') ?? true;
    if (protocol !== 'ollama' || !think || isAble) return null;
    return { status: 400, message: `"${model}" does not support thinking` };
  }

  /** A server's answer to an unknown call, or to one that names a model which it lacks. */
  notFound({ path, body }: Call): string {
    const named = z.looseObject({ model: z.string() }).safeParse(body).data?.model;
    return named === undefined ? `404 page not found: ${path}` : `model '${named}' not found`;
  }

  /** As after a download: the same as any other. */
  add(name: string): void {
    this.all.push({
      name,
      contextTokens: 262_144,
      capabilities: ['completion', 'vision'],
      loadedTokens: null,
    });
  }

  load({ model, contextTokens }: Pick<ModelRequest, 'model' | 'contextTokens'>): void {
    const found = this.find(model);
    if (found) found.loadedTokens = contextTokens ?? OLLAMA_CONTEXT;
  }
}

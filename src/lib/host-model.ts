import { errorMessage } from './errors';

/** A model and how to reach it. */
export interface ModelChoice {
  provider: string;
  model: string;
  baseUrl?: string;
  apiKey?: string;
}

/** The current model, and the person's rights to change it. */
export interface ModelState {
  /** 'builtin', or the model's name. */
  serves: string;
  /** True where the environment sets the analyst, which the screen then cannot change. */
  isFixed: boolean;
  isOperator: boolean;
  /** An operator's choice on the screen; its key is never sent to a browser. */
  choice: (Omit<ModelChoice, 'apiKey'> & { hasKey: boolean }) | null;
  /** The server that receives photos, and since when; null where they stay. */
  photosGoTo: { server: string; since: string | null } | null;
  /** Addresses of operators to ask; empty for an operator, and where none is known. */
  ask: string[];
}

/** A model server on the host's machine. */
export interface LocalServer {
  name: string;
  url: string;
  provider: string;
  models: string[];
  /** Those that report reading images. */
  canSee: string[];
}

export interface FoundModels {
  servers: LocalServer[];
  recommended: {
    use: { url: string; model: string } | null;
    /** The model that Ollama could download, with its size in bytes. */
    fetch: { model: string; bytes: number } | null;
    /** The machine's memory, in bytes. */
    memory: number;
  };
}

/** A model's answer about the sample image. */
export interface ModelTrial {
  element: string;
  defect: string;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
  form: 'schema' | 'object' | 'plain';
  advice: { text: string }[];
}

export interface Download {
  model: string;
  state: 'running' | 'done' | 'failed';
  /** In bytes; `total` is 0 until it is known. */
  done: number;
  total: number;
  reason: string;
}

/** Calls the host's model endpoints with the caller's token. Calls reject with an Error for people. */
export function hostModel(accessToken: string) {
  const ask = async <T>(method: string, path: string, body?: object, signal?: AbortSignal) => {
    const response = await fetch(path, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      throw new Error(errorMessage(error), { cause: error });
    });
    if (response.status === 204) return null as T;
    const answer = (await response.json().catch(() => null)) as (T & { message?: string }) | null;
    if (response.ok && answer !== null) return answer;
    throw new Error(answer?.message ?? 'The server gave no usable answer. Please try again.');
  };
  return {
    /** Null where the backend has no such endpoint, as on a hosted project. */
    readState: async () => {
      const response = await fetch('/model', {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      const state = response.ok ? ((await response.json().catch(() => null)) as unknown) : null;
      return isState(state) ? state : null;
    },
    findModels: () => ask<FoundModels>('GET', '/model/servers'),
    /** Tries a model on the sample image and connects it; rejects, and changes nothing, when no row is returned. */
    choose: async (choice: ModelChoice, signal: AbortSignal): Promise<ModelTrial> => {
      const answer = await ask<{ success: boolean; error?: string; trial: ModelTrial }>(
        'POST',
        '/model',
        choice,
        signal,
      );
      if (!answer.success) throw new Error(answer.error ?? 'The model gave no row.');
      return answer.trial;
    },
    forget: () => ask<null>('DELETE', '/model'),
    readDownload: () => ask<{ download: Download | null }>('GET', '/model/download'),
    beginDownload: (model: string) =>
      ask<{ download: Download | null }>('POST', '/model/download', { model }),
    cancelDownload: () => ask<null>('DELETE', '/model/download'),
  };
}

export type HostModel = ReturnType<typeof hostModel>;

function isState(value: unknown): value is ModelState {
  const { serves, isOperator, ask } = (value ?? {}) as Record<string, unknown>;
  return typeof serves === 'string' && typeof isOperator === 'boolean' && Array.isArray(ask);
}

import type { OpenAiStub, Reply } from '../../../testing/model/openai-stub.ts';

/** A place where the functions run, set up to ask the stub. */
export interface Runtime {
  hostUrl: string;
  /** Where the functions answer: `<functionsUrl>/<name>`. */
  functionsUrl(name: string): string;
  close(): Promise<void>;
}

/** The model that answers by script, and the functions that ask it; filled before the first test. */
export interface Trial {
  stub: OpenAiStub;
  runtime: Runtime;
}

/** The model's key, which nobody may ever read. */
export const SECRET = 'sk-test-0123456789abcdef';

export const text = (answer: unknown): Reply => ({ kind: 'text', text: JSON.stringify(answer) });

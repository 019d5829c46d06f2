export type Provider = 'openai' | 'anthropic' | 'google' | 'openai-compatible' | 'ollama';

export interface ProviderDefaults {
  /** Questions that it is asked at a time. */
  concurrency: number;
  /** In which one question is to be answered, from when the model starts on it. */
  timeoutMs: number;
  /** Silence in the middle of an answer after which nothing more is to be expected. */
  stallMs: number;
  /** Tokens that a question and its answer may take together. */
  contextTokens: number;
  /** Long edge in pixels beyond which its models see no more of a photo; null for no such bound. */
  photoEdge: number | null;
}

const CLOUD = {
  concurrency: 4,
  timeoutMs: 120_000,
  stallMs: 60_000,
  // Every model that sees, of each of the three, reads at least this much.
  contextTokens: 100_000,
};
/** One graphics card answers one question at a time; a second would wait inside its own time limit. */
const OWN_MACHINE = {
  concurrency: 1,
  timeoutMs: 600_000,
  stallMs: 120_000,
  // The instructions, a photo with its neighbours and an answer take about 8,000; models of 8 GB have room for this.
  contextTokens: 16_384,
  // About 1,500 tokens for models like Qwen3-VL, in which a crack can still be seen.
  photoEdge: 1280,
};

export const PROVIDER_DEFAULTS: Record<Provider, ProviderDefaults> = {
  // "High" detail is made smaller to this.
  openai: { ...CLOUD, photoEdge: 2048 },
  // Makes photos smaller itself, to a size that the small copy falls short of.
  anthropic: { ...CLOUD, photoEdge: null },
  // Takes photos in tiles, as large as they are.
  google: { ...CLOUD, photoEdge: null },
  'openai-compatible': OWN_MACHINE,
  ollama: OWN_MACHINE,
};

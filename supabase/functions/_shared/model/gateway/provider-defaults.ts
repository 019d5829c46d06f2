export type Provider = 'openai' | 'anthropic' | 'google' | 'openai-compatible' | 'ollama';

export interface ProviderDefaults {
  /** Requests at a time. */
  concurrency: number;
  /** The time limit of one request, from when the model starts on it. */
  timeoutMs: number;
  /** Silence in an answer after which it counts as stalled. */
  stallMs: number;
  /** Tokens for a request and its answer together. */
  contextTokens: number;
  /** Long edge in pixels beyond which its models see no more; null for no limit. */
  photoEdge: number | null;
}

const CLOUD = {
  concurrency: 4,
  timeoutMs: 120_000,
  stallMs: 60_000,
  // Every vision model of all three reads at least this much.
  contextTokens: 100_000,
};
/** One graphics card answers one request at a time; a second would wait inside its own time limit. */
const OWN_MACHINE = {
  concurrency: 1,
  timeoutMs: 600_000,
  stallMs: 120_000,
  // Instructions, a photo with its neighbours and an answer take about 8,000 tokens; 8 GB models have room for this.
  contextTokens: 16_384,
  // About 1,500 tokens for models like Qwen3-VL; cracks stay visible.
  photoEdge: 1280,
};

export const PROVIDER_DEFAULTS: Record<Provider, ProviderDefaults> = {
  // "High" detail is scaled down to this.
  openai: { ...CLOUD, photoEdge: 2048 },
  // Scales photos down itself, to more pixels than the small rendition has.
  anthropic: { ...CLOUD, photoEdge: null },
  // Takes photos in tiles at full size.
  google: { ...CLOUD, photoEdge: null },
  'openai-compatible': OWN_MACHINE,
  ollama: OWN_MACHINE,
};

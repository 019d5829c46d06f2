import type { LanguageModelCallOptions } from 'ai';
import type { Provider } from './provider-defaults.ts';

/** What a model is asked for: one photo's row, a report's sections, a comparison of its rows, or a look at sentences. */
export type Task = 'photo' | 'sections' | 'review' | 'judge';

export interface TaskLimits {
  timeoutMs: number;
  /** Tokens of the answer, with those that the model thinks in. */
  outputTokens: number;
  /** How hard to think; undefined where the model does not, or takes no such wish. */
  effort: LanguageModelCallOptions['reasoning'];
}

/** A row is some 500 tokens, both sections up to 4,000; models that think need several times as much. */
const OUTPUT_TOKENS: Record<Task, number> = {
  photo: 8000,
  sections: 16_000,
  review: 16_000,
  judge: 4000,
};

/**
 * Models that think, and can be told how hard. The SDK hands the wish to any model of a provider, and those
 * that don't think refuse the question for it. Anthropic's think only when they are asked to.
 */
const THINKS: Partial<Record<Provider, RegExp>> = {
  openai: /^(?:o\d|gpt-[5-9])/,
  google: /^(?:models\/)?gemini-(?:2\.5|[3-9])/,
};

interface LimitSettings {
  provider: Provider;
  model: string;
  photoTimeoutMs: number;
  sectionsTimeoutMs: number;
  contextTokens: number;
}

export function taskLimits(settings: LimitSettings): Record<Task, TaskLimits> {
  const { provider, model, photoTimeoutMs, sectionsTimeoutMs, contextTokens } = settings;
  const thinks = THINKS[provider]?.test(model) ?? false;
  // By Ollama's own protocol "none" is `think: false`: models that think often leave the answer empty.
  const effort = provider === 'ollama' ? 'none' : thinks ? 'low' : undefined;
  const limits = (task: Task, timeoutMs: number): TaskLimits => ({
    timeoutMs,
    // The question needs its part of the context too.
    outputTokens: Math.min(OUTPUT_TOKENS[task], Math.floor(contextTokens / 2)),
    effort,
  });
  return {
    photo: limits('photo', photoTimeoutMs),
    sections: limits('sections', sectionsTimeoutMs),
    review: limits('review', sectionsTimeoutMs),
    judge: limits('judge', photoTimeoutMs),
  };
}

import type { LanguageModelCallOptions } from 'ai';
import type { Provider } from './provider-defaults.ts';

/** A model's tasks: a photo's row, a report's sections, a review of its rows, or judging sentences. */
export type Task = 'photo' | 'sections' | 'review' | 'judge';

export interface TaskLimits {
  timeoutMs: number;
  /** Tokens of an answer including the model's thoughts; raised when answers are cut off. */
  outputTokens: number;
  /** The limit to which it can be raised. */
  mostOutputTokens: number;
  /** How hard to think; undefined where the model does not, or cannot be told. */
  effort: LanguageModelCallOptions['reasoning'];
}

/** A row takes some 500 tokens, both sections up to 4,000; thinking models need several times as much. */
const OUTPUT_TOKENS: Record<Task, number> = {
  photo: 8000,
  sections: 16_000,
  review: 16_000,
  judge: 4000,
};

/** How far a cut-off answer may be extended: if it is cut again, it has no end. */
const MOST_RAISED = 4;

/** Raises the answer limit for this and later requests. */
export function raiseLength(limits: TaskLimits): void {
  limits.outputTokens = Math.min(2 * limits.outputTokens, limits.mostOutputTokens);
}

/**
 * Models that think and can be told how hard. The SDK passes the setting to any model, and those
 * that do not think reject the request. Anthropic's think only when asked to.
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
  // In Ollama's protocol "none" is `think: false`; models that think there often leave the answer empty.
  const effort = provider === 'ollama' ? 'none' : thinks ? 'low' : undefined;
  // The request needs its part of the context too.
  const fitting = (tokens: number) => Math.min(tokens, Math.floor(contextTokens / 2));
  const limits = (task: Task, timeoutMs: number): TaskLimits => ({
    timeoutMs,
    outputTokens: fitting(OUTPUT_TOKENS[task]),
    mostOutputTokens: fitting(MOST_RAISED * OUTPUT_TOKENS[task]),
    effort,
  });
  return {
    photo: limits('photo', photoTimeoutMs),
    sections: limits('sections', sectionsTimeoutMs),
    review: limits('review', sectionsTimeoutMs),
    judge: limits('judge', photoTimeoutMs),
  };
}

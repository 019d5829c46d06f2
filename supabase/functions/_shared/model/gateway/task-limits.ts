import type { LanguageModelCallOptions } from 'ai';
import type { Provider } from './provider-defaults.ts';

/** A model's tasks: one photo's row, a report's sections, a comparison of its rows, or a check of sentences. */
export type Task = 'photo' | 'sections' | 'review' | 'judge';

export interface TaskLimits {
  timeoutMs: number;
  /** Tokens of the answer, with those that the model thinks in; raised where answers are cut at them. */
  outputTokens: number;
  /** As far as it is raised. */
  mostOutputTokens: number;
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

/** By how much an answer that was cut may be longer: one that is cut again then has no end. */
const MOST_RAISED = 4;

/** Raises the answer's length for this question and those after it. */
export function raiseLength(limits: TaskLimits): void {
  limits.outputTokens = Math.min(2 * limits.outputTokens, limits.mostOutputTokens);
}

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
  // The question needs its part of the context too.
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

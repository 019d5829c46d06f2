import type { Analyst } from './analyst.ts';
import { builtinAnalyst } from './builtin/builtin-analyst.ts';
import { createModelAnalyst } from './model/model-analyst.ts';
import { PROVIDER_DEFAULTS } from './model/gateway/provider-defaults.ts';
import type { ModelSettings } from './model/load-model.ts';

export interface AnalystSettings extends Omit<ModelSettings, 'provider'> {
  provider?: 'builtin' | ModelSettings['provider'] | undefined;
}

/**
 * The analyst that the settings ask for; without a provider, the built-in one. Never throws: what is
 * missing (a key, a model's name) is said by each call, as `analyst_not_configured`.
 */
export function createAnalyst(settings: AnalystSettings): Analyst {
  const { provider } = settings;
  if (!provider || provider === 'builtin') return builtinAnalyst;
  return createModelAnalyst({ ...settings, provider });
}

/** The built-in one takes one after the other, each in a moment: the next are on their way meanwhile. */
const BUILTIN_AT_ONCE = 4;

/**
 * For each photo that a model is asked about, how many are read or stored meanwhile: a fast model was left
 * waiting by one for all four. What is sent beyond waits in the queue, holds memory and, where every photo
 * fails, is asked about in vain.
 */
const ON_THEIR_WAY = 0.5;

/** Photos that it is worth sending at a time: those that the model is asked about, and those on their way. */
export function photosAtOnce({ provider, concurrency }: AnalystSettings): number {
  if (!provider || provider === 'builtin') return BUILTIN_AT_ONCE;
  const asked = concurrency ?? PROVIDER_DEFAULTS[provider].concurrency;
  return asked + Math.ceil(asked * ON_THEIR_WAY);
}

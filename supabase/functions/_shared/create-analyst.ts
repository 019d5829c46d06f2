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
 * Photos that it is worth sending at a time: those that the model is asked about, and one that arrives
 * meanwhile. What is sent beyond waits in the queue, and holds memory there.
 */
export function photosAtOnce({ provider, concurrency }: AnalystSettings): number {
  if (!provider || provider === 'builtin') return BUILTIN_AT_ONCE;
  return (concurrency ?? PROVIDER_DEFAULTS[provider].concurrency) + 1;
}

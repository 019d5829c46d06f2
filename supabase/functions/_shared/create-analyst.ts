import type { Analyst } from './analyst.ts';
import { builtinAnalyst } from './builtin/builtin-analyst.ts';
import { createModelAnalyst } from './model/model-analyst.ts';
import { PROVIDER_DEFAULTS } from './model/gateway/provider-defaults.ts';
import type { ModelSettings } from './model/load-model.ts';

export interface AnalystSettings extends Omit<ModelSettings, 'provider'> {
  provider?: 'builtin' | ModelSettings['provider'] | undefined;
}

/**
 * Creates the analyst that the settings choose; the built-in one without a provider. Never throws:
 * a missing key or model fails each call with `analyst_not_configured`.
 */
export function createAnalyst(settings: AnalystSettings): Analyst {
  const { provider } = settings;
  if (!provider || provider === 'builtin') return builtinAnalyst;
  return createModelAnalyst({ ...settings, provider });
}

/** The built-in analyst takes them one by one, in a moment each; the next ones load meanwhile. */
const BUILTIN_AT_ONCE = 4;

/**
 * Photos read or stored for each photo at the model: with one for all four, a fast model had to
 * wait. More would only wait in the queue and hold memory and, where every photo fails, be asked
 * about in vain.
 */
const ON_THEIR_WAY = 0.5;

/** Photos worth sending at a time: those at the model and those on their way. */
export function photosAtOnce({ provider, concurrency }: AnalystSettings): number {
  if (!provider || provider === 'builtin') return BUILTIN_AT_ONCE;
  const asked = concurrency ?? PROVIDER_DEFAULTS[provider].concurrency;
  return asked + Math.ceil(asked * ON_THEIR_WAY);
}

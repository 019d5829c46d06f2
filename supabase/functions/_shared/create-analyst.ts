import type { Analyst } from './analyst.ts';
import { builtinAnalyst } from './builtin/builtin-analyst.ts';
import { createModelAnalyst } from './model/model-analyst.ts';
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

import type { LanguageModel } from 'ai';
import { FunctionError } from '../function-error.ts';
import type { SharedPlaces } from '../shared-places.ts';
import { FormMemory } from './gateway/question-form.ts';
import { loadProvider, withCleanText } from './gateway/load-provider.ts';
import { ModelQueue } from './gateway/model-queue.ts';
import { PROVIDER_DEFAULTS } from './gateway/provider-defaults.ts';
import { type ModelAddress, missingSetting } from './missing-setting.ts';
import { type Task, type TaskLimits, taskLimits } from './gateway/task-limits.ts';

export interface ModelSettings extends ModelAddress {
  /** For one question, from when the model starts on it; the two below win over this one. */
  timeoutMs?: number | undefined;
  photoTimeoutMs?: number | undefined;
  sectionsTimeoutMs?: number | undefined;
  /** The model is asked again about its own words; true by default. */
  judges?: boolean | undefined;
  /** The provider's model that judges; the one that writes unless it is said. */
  judgeModel?: string | undefined;
  /** Questions that the model is asked at a time. */
  concurrency?: number | undefined;
  /** Tokens that a question and its answer may take together. */
  contextTokens?: number | undefined;
  /** Long edge of the photos that are sent. */
  photoEdge?: number | undefined;
  /** How long a question may be put off by the provider's limits. */
  patienceMs?: number | undefined;
  /** In which an answer must be there, waiting included, on a host that ends every request after it. */
  wallClockMs?: number | undefined;
  /** How providers are reached; a host may bring one without time limits of its own. */
  fetch?: typeof fetch | undefined;
}

/** A model as it can be asked: one for all questions of a process, for it remembers how they were taken. */
export interface LoadedModel {
  name: string;
  language: LanguageModel;
  queue: ModelQueue;
  limits: Record<Task, TaskLimits>;
  contextTokens: number;
  stallMs: number;
  patienceMs: number;
  /** Judges sentences: this model itself, or another; null for none. */
  judge: LoadedModel | null;
  forms: FormMemory;
  longPhotos: LongPhotos;
}

/** Longer than the longest window in which providers count tokens, with a report's other questions before it. */
const DEFAULT_PATIENCE_MS = 15 * 60_000;

/**
 * The model that the settings name, or the one given, ready to be asked; with `places`, beside the other hosts that ask
 * it. Throws `analyst_not_configured` naming what is missing.
 */
export async function loadModel(
  settings: ModelSettings,
  given?: Parameters<typeof withCleanText>[0],
  places?: SharedPlaces,
): Promise<LoadedModel> {
  const { provider, model = '', timeoutMs } = settings;
  const missing = given ? null : missingSetting(settings);
  if (missing !== null) throw notConfigured(missing);
  // An unsupported option shows in the provider's answer; the SDK would print it to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const defaults = PROVIDER_DEFAULTS[provider];
  const contextTokens = settings.contextTokens ?? defaults.contextTokens;
  const { apiKey, baseUrl, fetch } = settings;
  const raw =
    given ?? (await loadProvider({ provider, model, apiKey, baseUrl, contextTokens, fetch }));
  const { judges = true, judgeModel } = settings;
  const loaded: LoadedModel = {
    name: model || provider,
    language: withCleanText(raw),
    queue: new ModelQueue(
      settings.concurrency ?? defaults.concurrency,
      [provider, baseUrl, model].join(' '),
      places,
    ),
    limits: taskLimits({
      provider,
      model,
      contextTokens,
      photoTimeoutMs: settings.photoTimeoutMs ?? timeoutMs ?? defaults.timeoutMs,
      sectionsTimeoutMs: settings.sectionsTimeoutMs ?? timeoutMs ?? defaults.timeoutMs,
    }),
    contextTokens,
    stallMs: defaults.stallMs,
    patienceMs: settings.patienceMs ?? DEFAULT_PATIENCE_MS,
    judge: null,
    forms: new FormMemory(),
    longPhotos: new LongPhotos(),
  };
  const isOther = judges && judgeModel !== undefined && judgeModel !== model;
  const other = isOther
    ? await loadModel({ ...settings, model: judgeModel, judges: false }, given, places)
    : loaded;
  return Object.assign(loaded, { judge: judges ? other : null });
}

const WHAT: Record<string, string> = {
  AI_MODEL: 'no model is named',
  AI_BASE_URL: 'the address of its model is missing',
};

function notConfigured(name: string): FunctionError {
  return new FunctionError(
    'analyst_not_configured',
    `The analyst is not set up: ${WHAT[name] ?? 'its key is missing'}. Ask whoever runs this Plumbline to set ${name} in the function secrets; you can fill in the texts yourself meanwhile.`,
  );
}

/**
 * Tells a photo that is too long on its own from a context that is too small for any. The instructions and a
 * picture of a set size are nearly all of a question, and the same for every photo: when a second in a row is
 * too long, the others will be too. One alone may have a longer row, or be a larger picture.
 */
class LongPhotos {
  #wasLast = false;

  /** A photo is too long; answers whether it is the context that is to blame. */
  add(): boolean {
    // Then counts from the start: a run that a person begins again with the same photo must get past it.
    this.#wasLast = !this.#wasLast;
    return !this.#wasLast;
  }

  /** A photo was answered. */
  clear(): void {
    this.#wasLast = false;
  }
}

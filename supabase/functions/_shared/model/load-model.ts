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
  /** For one request, from when the model starts on it; the next two override it. */
  timeoutMs?: number | undefined;
  photoTimeoutMs?: number | undefined;
  sectionsTimeoutMs?: number | undefined;
  /** True when the model checks its own words; the default. */
  judges?: boolean | undefined;
  /** The provider's model that judges; the writing one by default. */
  judgeModel?: string | undefined;
  /** Requests to the model at a time. */
  concurrency?: number | undefined;
  /** Tokens for a request and its answer together. */
  contextTokens?: number | undefined;
  /** Long edge of the photos sent, in pixels. */
  photoEdge?: number | undefined;
  /** How long a request may be delayed by the provider's limits. */
  patienceMs?: number | undefined;
  /** The time for an answer, waiting included, on a host that then ends every request. */
  wallClockMs?: number | undefined;
  /** Calls providers; a host may pass one without time limits of its own. */
  fetch?: typeof fetch | undefined;
}

/** A model ready for requests: one per process, because it remembers what its server accepts. */
export interface LoadedModel {
  name: string;
  language: LanguageModel;
  queue: ModelQueue;
  limits: Record<Task, TaskLimits>;
  contextTokens: number;
  stallMs: number;
  patienceMs: number;
  /** Judges sentences: this model or another; null for none. */
  judge: LoadedModel | null;
  forms: FormMemory;
  longPhotos: LongPhotos;
}

/** Longer than the longest window in which providers count tokens, after a report's other requests. */
const DEFAULT_PATIENCE_MS = 15 * 60_000;

/**
 * Loads the model that the settings name, or the given one; `places` shares its capacity with other
 * hosts. Throws `analyst_not_configured` with the missing setting.
 */
export async function loadModel(
  settings: ModelSettings,
  given?: Parameters<typeof withCleanText>[0],
  places?: SharedPlaces,
): Promise<LoadedModel> {
  const { provider, model = '', timeoutMs } = settings;
  const missing = given ? null : missingSetting(settings);
  if (missing !== null) throw notConfigured(missing);
  // The provider's answer shows an unsupported option anyway; the SDK would print it to the console.
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
 * Tells one photo that is too long from a context too small for any. Instructions and a picture of
 * fixed size are nearly all of a request, and alike for every photo: when two in a row are too
 * long, all will be. A single one may have a longer row or a larger picture.
 */
class LongPhotos {
  #wasLast = false;

  /** Notes a photo that is too long; returns true when the context is to blame. */
  add(): boolean {
    // Then starts over: a person who retries the same photo must get past it.
    this.#wasLast = !this.#wasLast;
    return !this.#wasLast;
  }

  /** Notes an answered photo. */
  clear(): void {
    this.#wasLast = false;
  }
}

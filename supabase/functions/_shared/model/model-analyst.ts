import type { Analyst, Work } from '../analyst.ts';
import { FunctionError } from '../function-error.ts';
import type { SharedPlaces } from '../shared-places.ts';
import type { Asking } from './ask-model.ts';
import type { loadModel, LoadedModel, ModelSettings } from './load-model.ts';
import { PROVIDER_DEFAULTS } from './gateway/provider-defaults.ts';

/** Stored with every proposal and draft: raise it with every change to what a model is told or asked, in any task. */
const PROMPT_VERSION = '10';

type GivenModel = Parameters<typeof loadModel>[1];

/**
 * An analyst that asks a language model: the one in the settings, or the given one. Each task is
 * loaded on first use, with the AI SDK.
 */
export function createModelAnalyst(settings: ModelSettings, given?: GivenModel): Analyst {
  let loading: Promise<LoadedModel> | null = null;
  let places: SharedPlaces | undefined;
  const load = () => {
    // A failed load is tried again: a missing library or setting may have come.
    loading ??= import('./load-model.ts')
      .then(({ loadModel }) => loadModel(settings, given, places))
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  const ask = async <T>(work: Work, question: (asking: Asking) => Promise<T>): Promise<T> => {
    const model = await load();
    return withinWallClock(settings.wallClockMs, work, (bounded) =>
      question({ model, work: bounded }),
    );
  };
  return {
    name: settings.model ?? settings.provider,
    capabilities: { describesPhotos: true, reviewsRows: true },
    promptVersion: PROMPT_VERSION,
    readsPhotos: true,
    photoEdge: settings.photoEdge ?? PROVIDER_DEFAULTS[settings.provider].photoEdge,
    sharePlaces: (shared) => {
      places = shared;
    },
    observe: async (photo, context, work) => {
      const { observePhoto } = await import('./observe-photo/observe-photo.ts');
      return ask(work, (asking) => observePhoto(photo, context, asking));
    },
    writeSections: async (request, work) => {
      const { writeSections } = await import('./write-sections/write-sections.ts');
      return ask(work, (asking) => writeSections(request, asking));
    },
    reviewRows: async (request, work) => {
      const { reviewRows } = await import('./review-rows/review-rows.ts');
      return ask(work, (asking) => reviewRows(request, asking));
    },
  };
}

/** Ends the work with an explanation before the host would cut it off. */
async function withinWallClock<T>(
  wallClockMs: number | undefined,
  work: Work,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  if (wallClockMs === undefined) return run(work);
  const timeLimit = new AbortController();
  const timer = setTimeout(() => timeLimit.abort(outOfTime()), wallClockMs);
  try {
    return await run({ ...work, signal: AbortSignal.any([work.signal, timeLimit.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

function outOfTime(): FunctionError {
  return new FunctionError(
    'analyst_unreachable',
    'The AI provider did not answer in time; nothing was changed. Please try again in a moment.',
    {
      cause: Object.assign(new Error('Out of time'), {
        code: 'lower-AI_CONCURRENCY-or-AI_IMAGE_PX',
      }),
    },
  );
}

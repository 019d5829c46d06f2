import type { LanguageModel } from 'ai';
import type { Analyst, Work } from '../analyst.ts';
import { loadModel, type ModelSettings } from './load-model.ts';

// A model looks at a photo in seconds; an Edge Function must answer within 150 s, asked twice.
const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * An analyst that asks a language model: the one that the settings name, or the one given. Each task
 * is loaded, with the AI SDK, when first used.
 */
export function createModelAnalyst(settings: ModelSettings, given?: LanguageModel): Analyst {
  const asking = async ({ signal }: Work) => {
    const model = given ?? (await loadModel(settings));
    return { model, signal, timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS };
  };
  return {
    name: settings.model ?? settings.provider,
    promptVersion: '1',
    usesContext: true,
    observe: async (photo, _context, work) => {
      const { observePhoto } = await import('./observe-photo/observe-photo.ts');
      return observePhoto(photo, await asking(work));
    },
    writeSections: async (request, work) => {
      const { writeSections } = await import('./write-sections/write-sections.ts');
      return writeSections(request, await asking(work));
    },
    reviewRows: () => Promise.resolve(null),
  };
}

import type { LanguageModel } from 'ai';
import type { Analyst, Work } from '../analyst.ts';
import { loadModel, modelOf, type ModelSettings } from './load-model.ts';

/**
 * An analyst that asks a language model: the one that the settings name, or the one given. Each task
 * is loaded, with the AI SDK, when first used.
 */
export function createModelAnalyst(settings: ModelSettings, given?: LanguageModel): Analyst {
  const asking = async (work: Work) => {
    const language = given ?? (await loadModel(settings));
    return { model: modelOf(language, settings), work };
  };
  return {
    name: settings.model ?? settings.provider,
    promptVersion: '1',
    usesContext: true,
    observe: async (photo, context, work) => {
      const { observePhoto } = await import('./observe-photo/observe-photo.ts');
      return observePhoto(photo, context, await asking(work));
    },
    writeSections: async (request, work) => {
      const { writeSections } = await import('./write-sections/write-sections.ts');
      return writeSections(request, await asking(work));
    },
    reviewRows: async (request, work) => {
      const { reviewRows } = await import('./review-rows/review-rows.ts');
      return reviewRows(request, await asking(work));
    },
  };
}

import { patientFetch } from '../../server/analyst/patient-fetch.ts';
import { analystFromEnvironment } from '../../supabase/functions/_shared/function-settings.ts';
import { openAnswerCache } from './answer-cache.ts';
import { askAboutPhotos } from './ask-about-photos.ts';
import { modelFigures } from './model-figures.ts';
import { modelPhotos } from './model-photos.ts';
import { saveResults } from './model-results.ts';
import { printFigures } from './print-figures.ts';

export interface EvaluationOptions {
  folder: string;
  cache: string;
  /** So many photos; Infinity for all. */
  limit: number;
  /** So many of them are asked about twice. */
  twice: number;
}

/**
 * Asks the model that an environment names about a folder's photos and reports what it is worth: as the product would
 * ask it, and with no other key than its provider's. False when it could not continue.
 */
export async function evaluateModel(
  { folder, cache, limit, twice }: EvaluationOptions,
  environment: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<boolean> {
  const { analyst, analystPrice, analystAtOnce } = analystFromEnvironment(environment, {
    fetch: patientFetch,
  });
  if (analyst.name === 'builtin') {
    say('No model is set up: set AI_PROVIDER, AI_MODEL and what the provider needs (see README).');
    return false;
  }
  const photos = modelPhotos(folder).slice(0, limit);
  const { asked, ended } = await askAboutPhotos(photos, {
    folder,
    analyst,
    cache: openAnswerCache(cache),
    edge: analyst.photoEdge,
    twice,
    atOnce: analystAtOnce,
    say,
  });
  const { name, promptVersion } = analyst;
  const kept = saveResults({ model: name, promptVersion, photos: asked }, cache);
  say(`\n${printFigures(modelFigures(asked), analystPrice)}`);
  say(`\nKept as ${kept}; compare it with: npm run eval -- --compare ${kept} <other>`);
  if (ended !== null) say(`\nEnded early: ${ended}`);
  return ended === null;
}

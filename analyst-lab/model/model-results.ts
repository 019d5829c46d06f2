import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answerSchema } from './answer-cache.ts';
import type { AskedPhoto } from './ask-about-photos.ts';

const resultsSchema = z.object({
  model: z.string(),
  promptVersion: z.string().nullable(),
  photos: z.array(
    z.object({
      file: z.string(),
      source: z.string(),
      classes: z.array(z.string()),
      elements: z.array(z.string()),
      severities: z.array(z.string()).nullable(),
      answers: z.array(z.union([answerSchema, z.object({ failed: z.string() })])),
    }),
  ),
});

/** One model's answers to the photos of a folder, as kept beside the cached answers. */
export interface ModelResults {
  model: string;
  promptVersion: string | null;
  photos: AskedPhoto[];
}

/** "gemma3-12b--photo-2.json": names of models have slashes and colons. */
function buildFileName({ model, promptVersion }: ModelResults): string {
  return [model, promptVersion ?? 'none'].map((part) => part.replace(/[^\w.]+/g, '-')).join('--');
}

/** Keeps the results and answers the name by which they can be compared. */
export function saveResults(results: ModelResults, cache: string): string {
  const folder = join(cache, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${buildFileName(results)}.json`), JSON.stringify(results, null, 1));
  return buildFileName(results);
}

/** Reads results by their file, or by the name that saveResults answered. */
export function loadResults(name: string, cache: string): ModelResults {
  const path = name.endsWith('.json') ? name : join(cache, 'results', `${name}.json`);
  return resultsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) as ModelResults;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { makePhotoContext } from '../../testing/analyst-calls.ts';
import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';
import type { Usage } from '../../supabase/functions/_shared/contract/stored.ts';
import type { FunctionErrorCode } from '../../supabase/functions/_shared/contract/wire.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import type { ModelPhoto } from './model-photos.ts';
import { PREPARATION, preparePhoto } from './prepare-photo.ts';

/** A photo with its answers: one for each time that it was asked about; a code where that failed. */
export interface AskedPhoto extends ModelPhoto {
  answers: (CachedAnswer | { failed: string })[];
}

export interface AskOptions {
  folder: string;
  analyst: Analyst;
  cache: AnswerCache;
  /** Long edge that the model is sent; null for the photo itself. */
  edge: number | null;
  /** So many of the first are asked about twice. */
  twice: number;
  atOnce: number;
  say: (line: string) => void;
}

/** Failures that repeat for every photo: only the person who runs the evaluation can mend them. */
const HOPELESS: readonly FunctionErrorCode[] = [
  'analyst_not_configured',
  'analyst_key_refused',
  'analyst_no_credit',
  'analyst_no_vision',
  'analyst_out_of_memory',
];

/**
 * Asks the analyst about photos, as many as may be at once, and keeps each answer as soon as it is there.
 * A photo that fails costs no other; what fails for all ends the asking, with what was answered so far.
 */
export async function askAboutPhotos(
  photos: readonly ModelPhoto[],
  options: AskOptions,
): Promise<{ asked: AskedPhoto[]; ended: string | null }> {
  const inTurn = pLimit(options.atOnce);
  const over = new AbortController();
  let ended: string | null = null;
  let done = 0;
  const asked = await Promise.all(
    photos.map((photo, index) =>
      inTurn(async (): Promise<AskedPhoto> => {
        const answers: AskedPhoto['answers'] = [];
        for (let round = 1; round <= (index < options.twice ? 2 : 1); round++) {
          if (over.signal.aborted) break;
          answers.push(
            await askOnce(photo, round, over.signal, options).catch((error: unknown) => {
              if (error instanceof FunctionError && HOPELESS.includes(error.code)) {
                ended ??= error.message;
                over.abort();
              }
              return { failed: error instanceof FunctionError ? error.code : String(error) };
            }),
          );
        }
        done += 1;
        if (answers.length > 0) {
          options.say(
            `${done}/${photos.length}  ${photo.file}  ${answers.map(writeAnswer).join('  |  ')}`,
          );
        }
        return { ...photo, answers };
      }),
    ),
  );
  return { asked, ended };
}

async function askOnce(
  { file }: ModelPhoto,
  round: number,
  signal: AbortSignal,
  { folder, analyst, cache, edge }: AskOptions,
): Promise<CachedAnswer> {
  const path = join(folder, file);
  const key = {
    bytes: new Uint8Array(readFileSync(path)),
    preparation: PREPARATION,
    edge,
    promptVersion: analyst.promptVersion,
    model: analyst.name,
    round,
  };
  const known = cache.get(key);
  if (known) return known;
  const photo = await preparePhoto(path, edge);
  if (!photo) throw new FunctionError('photo_unreadable', 'Nothing here reads this file.');

  const usage: Usage = { questions: 0, input_tokens: 0, output_tokens: 0, seconds: 0 };
  const started = performance.now();
  const work = {
    signal,
    mayAskAgain: () => Promise.resolve(),
    spent: (one: Usage) => {
      for (const name of Object.keys(usage) as (keyof Usage)[]) usage[name] += one[name];
    },
  };
  const finding = await analyst.observe(photo, makePhotoContext(), work).catch((error: unknown) => {
    // The same question gets the same refusal: it is an answer.
    if (error instanceof FunctionError && error.code === 'analyst_refused') return null;
    throw error;
  });
  const answer = { finding, usage, waited: (performance.now() - started) / 1000 };
  cache.put(key, answer);
  return answer;
}

function writeAnswer(answer: AskedPhoto['answers'][number]): string {
  if ('failed' in answer) return `failed: ${answer.failed}`;
  return answer.finding ? answer.finding.defect.slice(0, 60) : 'declined';
}

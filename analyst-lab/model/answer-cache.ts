import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  observationProposalSchema,
  usageSchema,
} from '../../supabase/functions/_shared/contract/stored.ts';

const findingSchema = observationProposalSchema.omit({
  analyst: true,
  proposed_at: true,
  prompt_version: true,
  usage: true,
  rated_by: true,
});

/** The outcome of asking about one photo: the model answered or declined. */
export const answerSchema = z.object({
  /** Null where the model declined. */
  finding: findingSchema.nullable(),
  usage: usageSchema,
  /** On the clock of the one who waited. */
  waited: z.number(),
});
export type CachedAnswer = z.infer<typeof answerSchema>;

export interface AnswerKey {
  /** The file as it is in the folder. */
  bytes: Uint8Array;
  preparation: string;
  edge: number | null;
  promptVersion: string | null;
  model: string;
  /** 1, and 2 where a photo is asked about again. */
  round: number;
}

/** Answers by photo, instructions and model, one file each: what was once asked is not asked again. */
export function openAnswerCache(folder: string) {
  mkdirSync(folder, { recursive: true });
  const buildPath = ({ bytes, ...rest }: AnswerKey) => {
    const photo = createHash('sha256').update(bytes).digest('hex');
    const key = createHash('sha256')
      .update(JSON.stringify([photo, rest]))
      .digest('hex');
    return join(folder, `${key}.json`);
  };
  return {
    get(key: AnswerKey): CachedAnswer | null {
      try {
        return answerSchema.parse(JSON.parse(readFileSync(buildPath(key), 'utf8')));
      } catch {
        // Not there, or not whole: it is asked for.
        return null;
      }
    },
    put(key: AnswerKey, answer: CachedAnswer): void {
      const path = buildPath(key);
      writeFileSync(`${path}.part`, JSON.stringify(answer, null, 1));
      renameSync(`${path}.part`, path);
    },
  };
}
export type AnswerCache = ReturnType<typeof openAnswerCache>;

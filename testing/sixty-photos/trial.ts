import type { FunctionErrorCode } from '../../supabase/functions/_shared/contract/wire.ts';
import type { Language } from '../../supabase/functions/_shared/languages/language.ts';
import type { Behaviour } from '../model/servers/behaviour.ts';
import type { AnswerFunction } from '../model/servers/behaviours/honest.ts';
import type { ModelRequest } from '../model/servers/model-request.ts';
import type { ServerKind } from '../model/servers/server-kind.ts';

/** One model, as one kind of server has it, with which a report is gone through. */
export interface Trial {
  name: string;
  kind: ServerKind;
  behaviours?: () => Behaviour[];
  answer?: AnswerFunction;
  /** The host's other settings, beside provider, model, address and key. */
  settings?: Record<string, string>;
  language?: Language;
  /** How many of the stored photos the report has; all, unless it says otherwise. */
  photos?: number;
  /** How many answers a photo may be given until its row is there; one, unless it says otherwise. */
  answersAPhoto?: number;
  /** How many calls fail with what may pass, and are made again; none, unless it says otherwise. */
  callsAgain?: number;
  /** Photos that are refused, by their number; none, unless it says otherwise. */
  refuses?: (photo: number) => boolean;
}

/** A trial that ends with a sentence, because only the operator, or time, can mend it. */
export interface StoppedTrial extends Trial {
  code: FunctionErrorCode;
  says: RegExp;
  /** The first failures say enough. */
  mostFailures?: number;
}

/** The number that a photo of `headerOnlyPhoto` carries. */
export function readPhotoNumber({ photo }: Pick<ModelRequest, 'photo'>): number {
  return Number(/photo (\d+)/.exec(photo?.bytes.toString('latin1') ?? '')?.[1]);
}

/** Runs every trial, which takes a quarter of an hour, as each night does; by day some of each sort, with fewer photos. */
export const IS_ALL = process.env['SIXTY'] === 'all';

export function chosen<T extends Trial>(trials: T[], isUsual: (trial: T) => boolean): T[] {
  return IS_ALL ? trials : trials.filter(isUsual);
}

/** Real time, on a busy machine; it takes some ten seconds on a quiet one. */
export const TRIAL_LIMIT_MS = 300_000;

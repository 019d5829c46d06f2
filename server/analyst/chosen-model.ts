import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { z } from 'zod';
import {
  type AnalystChoice,
  analystEnvironmentSchema,
  analystFromEnvironment,
  analystSettings,
} from '../../supabase/functions/_shared/function-settings.ts';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import { writeWhole } from '../data-folder/write-whole.ts';
import { keptChoiceSchema, type ModelChoice } from './model-choice.ts';
import { modelServer } from './model-server.ts';
import { patientFetch } from './patient-fetch.ts';
import { type ModelTrial, tryModel } from './try-model.ts';

/** The analyst's settings without the allowance, which no choice of a model changes. */
type Served = Omit<AnalystChoice, 'allowance'>;

/** The photos' destination: a host name with its port, and an ISO 8601 time in UTC. */
export interface PhotosGoTo {
  server: string;
  since: string | null;
}

/** The analyst that answers now, and the operator's choice of it. */
export interface ChosenModel {
  /** The environment names the analyst: then nothing is chosen here. */
  readonly isFixed: boolean;
  /** To be asked for at each question: a choice holds from the next one on. */
  readonly served: Served;
  /** Null while nobody has chosen one. */
  readonly choice: ModelChoice | null;
  /** The server that photos go to and, where it was chosen, since when; null where they go nowhere. */
  readonly photosGoTo: PhotosGoTo | null;
  /** Sends it the drawn photo. Throws FunctionError when no row came. */
  tryOut(choice: ModelChoice, signal: AbortSignal): Promise<ModelTrial>;
  /** It answers from the next question on, also after a restart. */
  choose(choice: ModelChoice): void;
  /** Goes back to what answers without a choice, and keeps nothing of it. */
  forget(): void;
}

interface Parts {
  /** Keeps the choice; readable by its owner alone, for it holds a key. */
  file: string;
  /** Answers where nothing is chosen. */
  own: Served;
  /** The server of what answers without a choice; '' for none. */
  ownServer: string;
  /** Null where the environment names the analyst. */
  makeEnvironment: ((choice: ModelChoice) => NodeJS.ProcessEnv) | null;
}

/**
 * The analyst by the choice that is kept. Where the environment names one, a kept choice waits untouched. Throws
 * DataFolderFault for a file that cannot be read.
 */
export function openChosenModel({ file, own, ownServer, makeEnvironment }: Parts): ChosenModel {
  const serve = (choice: ModelChoice) =>
    analystFromEnvironment(makeEnvironment?.(choice) ?? {}, { fetch: patientFetch });
  const kept = makeEnvironment ? readChoice(file) : null;
  let since = kept?.since ?? null;
  let choice = kept && withoutTime(kept);
  let served = choice ? serve(choice) : own;
  return {
    isFixed: makeEnvironment === null,
    get served() {
      return served;
    },
    get choice() {
      return choice;
    },
    get photosGoTo() {
      const server = choice ? modelServer(choice) : ownServer;
      return server === '' ? null : { server, since: choice && since };
    },
    tryOut(tried, signal) {
      const settings = analystSettings(
        analystEnvironmentSchema.parse(makeEnvironment?.(tried) ?? {}),
      );
      return tryModel({ ...settings, provider: tried.provider, fetch: patientFetch }, signal);
    },
    choose(chosen) {
      served = serve(chosen);
      const isSameServer = choice && modelServer(choice) === modelServer(chosen);
      since = (isSameServer ? since : null) ?? new Date().toISOString();
      writeWhole(file, JSON.stringify({ ...chosen, since }, null, 2));
      choice = chosen;
    },
    forget() {
      rmSync(file, { force: true });
      choice = null;
      served = own;
    },
  };
}

function withoutTime({ since: _, ...choice }: z.infer<typeof keptChoiceSchema>): ModelChoice {
  return choice;
}

function readChoice(file: string): z.infer<typeof keptChoiceSchema> | null {
  if (!existsSync(file)) return null;
  try {
    return keptChoiceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Without the cause, which quotes the file.
    throw new DataFolderFault(
      `${file} is damaged. Remove it and connect the model again on the screen.`,
    );
  }
}

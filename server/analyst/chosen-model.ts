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
import type { ModelTrial } from './try-model.ts';

/** The analyst's settings without the allowance, which choosing a model does not change. */
type Served = Omit<AnalystChoice, 'allowance'>;

/** The photos' destination: a host name with its port, and an ISO 8601 time in UTC. */
export interface PhotosGoTo {
  server: string;
  since: string | null;
}

/** The current analyst, and the operator's choice of it. */
export interface ChosenModel {
  /** True when the environment names the analyst, so that it cannot be chosen here. */
  readonly isFixed: boolean;
  /** Read it for each request: a choice applies from the next one on. */
  readonly served: Served;
  /** Null while nothing is chosen. */
  readonly choice: ModelChoice | null;
  /** The server that photos are sent to and, for a chosen one, since when; null where they stay here. */
  readonly photosGoTo: PhotosGoTo | null;
  /** Sends the trial photo to the model. Throws FunctionError when it returns no row. */
  tryOut(choice: ModelChoice, signal: AbortSignal): Promise<ModelTrial>;
  /** Uses the model from the next request on, also after a restart. */
  choose(choice: ModelChoice): void;
  /** Forgets the choice and returns to the analyst without one. */
  forget(): void;
}

interface Parts {
  /** Stores the choice; only its owner can read the file, because it holds a key. */
  file: string;
  /** The analyst without a choice. */
  own: Served;
  /** That analyst's server; '' for none. */
  ownServer: string;
  /** Null where the environment names the analyst. */
  makeEnvironment: ((choice: ModelChoice) => NodeJS.ProcessEnv) | null;
}

/**
 * Opens the analyst by the stored choice. Where the environment names one, a stored choice stays
 * untouched. Throws DataFolderFault for an unreadable file.
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
    async tryOut(tried, signal) {
      const settings = analystSettings(
        analystEnvironmentSchema.parse(makeEnvironment?.(tried) ?? {}),
      );
      const { tryModel } = await import('./try-model.ts');
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

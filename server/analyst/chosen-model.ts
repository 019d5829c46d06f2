import { existsSync, readFileSync, rmSync } from 'node:fs';
import {
  type AnalystChoice,
  analystEnvironmentSchema,
  analystFromEnvironment,
  analystSettings,
} from '../../supabase/functions/_shared/function-settings.ts';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import { writeWhole } from '../data-folder/write-whole.ts';
import { type ModelChoice, modelChoiceSchema } from './model-choice.ts';
import { patientFetch } from './patient-fetch.ts';
import { type ModelTrial, tryModel } from './try-model.ts';

/** What answers, without the allowance, which no choice of a model changes. */
type Served = Omit<AnalystChoice, 'allowance'>;

/** Who answers questions now, and whom the operator has chosen for it. */
export interface ChosenModel {
  /** Whether the environment names the analyst: then nothing is chosen here. */
  readonly isFixed: boolean;
  /** To be asked for at each question: a choice holds from the next one on. */
  readonly served: Served;
  /** Null while nobody has chosen one. */
  readonly choice: ModelChoice | null;
  /** Sends it the drawn photo. Throws FunctionError when no row came. */
  tryOut(choice: ModelChoice, signal: AbortSignal): Promise<ModelTrial>;
  /** It answers from the next question on, also after a restart. */
  choose(choice: ModelChoice): void;
  /** Goes back to what answers without a choice, and keeps nothing of it. */
  forget(): void;
}

interface Parts {
  /** Where the choice is kept; its owner's alone, for it holds a key. */
  file: string;
  /** What answers without a choice. */
  own: Served;
  /** Null where the environment names the analyst. */
  environmentOf: ((choice: ModelChoice) => NodeJS.ProcessEnv) | null;
}

/**
 * The analyst by the choice that is kept. Where the environment names one, a kept choice waits untouched. Throws
 * DataFolderFault for a file that cannot be read.
 */
export function openChosenModel({ file, own, environmentOf }: Parts): ChosenModel {
  const serve = (choice: ModelChoice) =>
    analystFromEnvironment(environmentOf?.(choice) ?? {}, { fetch: patientFetch });
  let choice = environmentOf ? readChoice(file) : null;
  let served = choice ? serve(choice) : own;
  return {
    isFixed: environmentOf === null,
    get served() {
      return served;
    },
    get choice() {
      return choice;
    },
    tryOut(tried, signal) {
      const settings = analystSettings(
        analystEnvironmentSchema.parse(environmentOf?.(tried) ?? {}),
      );
      return tryModel({ ...settings, provider: tried.provider, fetch: patientFetch }, signal);
    },
    choose(chosen) {
      served = serve(chosen);
      writeWhole(file, JSON.stringify(chosen, null, 2));
      choice = chosen;
    },
    forget() {
      rmSync(file, { force: true });
      choice = null;
      served = own;
    },
  };
}

function readChoice(file: string): ModelChoice | null {
  if (!existsSync(file)) return null;
  try {
    return modelChoiceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Without the cause, which quotes the file.
    throw new DataFolderFault(
      `${file} is damaged. Remove it and connect the model again on the screen.`,
    );
  }
}

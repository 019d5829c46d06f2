import { ZodError } from 'zod';
import { patientFetch } from '../server/analyst/patient-fetch.ts';
import { explainTrial } from '../server/analyst/trial-failure.ts';
import { type Advice, type ModelTrial, tryModel } from '../server/analyst/try-model.ts';
import { FunctionError } from '../supabase/functions/_shared/function-error.ts';
import {
  analystEnvironmentSchema,
  analystSettings,
} from '../supabase/functions/_shared/function-settings.ts';
import { loadModel } from '../supabase/functions/_shared/model/load-model.ts';
import { missingSetting } from '../supabase/functions/_shared/model/missing-setting.ts';
import type { Asking } from '../supabase/functions/_shared/model/ask-model.ts';
import { judgeSentences } from '../supabase/functions/_shared/model/judge/judge-sentences.ts';

type Environment = Record<string, string | undefined>;
type Say = (line: string) => void;

/**
 * Sends one drawn photo the whole way to the model that an environment names, and says what came of it and
 * what to change. False when no row came.
 */
export async function checkModel(environment: Environment, say: Say): Promise<boolean> {
  try {
    const settings = analystSettings(analystEnvironmentSchema.parse(environment));
    const { provider, model = '' } = settings;
    if (provider === undefined || provider === 'builtin') {
      say('No model is set up. Set AI_PROVIDER and AI_MODEL, and what the provider needs.');
      return false;
    }
    const missing = missingSetting({ ...settings, provider });
    if (missing !== null) {
      say(`No row came. ${missing} is not set.`);
      return false;
    }
    say(`${provider}, ${model}: one drawn photo …`);
    const { signal } = new AbortController();
    const asked = { ...settings, provider, fetch: patientFetch };
    sayTrial(await tryModel(asked, signal), say);
    if (settings.judges) {
      const loaded = await loadModel(asked);
      say('');
      say(`${loaded.judge?.name ?? model}, as the judge: two sentences …`);
      say(JUDGES[await tryJudge({ model: loaded, work: workUntil(signal) })]);
    }
    return true;
  } catch (error) {
    say(whyNot(error));
    return false;
  }
}

const JUDGES = {
  tells: 'It answers in its form, and tells the invented sentence from the other.',
  answers:
    'It answers in its form, but does not tell an invented test from what a photo shows: its marks are worth little. Another model may judge. (AI_JUDGE_MODEL)',
  unusable:
    'It does not answer in its form: rows and sections will be marked as not judged. Let another model judge, or none. (AI_JUDGE_MODEL, AI_JUDGE)',
};

const workUntil = (signal: AbortSignal) => ({
  signal,
  mayAskAgain: () => Promise.resolve(),
  spent: () => undefined,
});

function sayTrial(trial: ModelTrial, say: Say): void {
  const { contextTokens, largestQuestion, advice } = trial;
  say(`element         ${trial.element}`);
  say(`defect          ${trial.defect}`);
  say(
    `seconds         ${trial.seconds.toFixed(1)}, of ${trial.timeoutSeconds.toFixed(0)} that one question may take`,
  );
  say(
    `tokens          ${trial.inputTokens} in, ${trial.outputTokens} out, in ${trial.questions} question(s)`,
  );
  say(`JSON            ${JSON_MODES[trial.form]}`);
  say(`context         ${contextTokens} tokens, ${largestQuestion} of them taken by the question`);
  say('');
  say(
    advice.length === 0
      ? 'Nothing to change.'
      : advice.map((one) => `To change: ${withSettings(one)}`).join('\n'),
  );
}

const JSON_MODES: Record<ModelTrial['form'], string> = {
  schema: 'held to a schema by the server',
  object: 'held to JSON by the server, not to a schema',
  plain: 'asked for in words alone',
};

function withSettings({ text, settings }: Advice): string {
  return settings.length === 0 ? text : `${text} (${settings.join(', ')})`;
}

function whyNot(error: unknown): string {
  if (error instanceof ZodError) {
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
  }
  if (!(error instanceof FunctionError)) throw error;
  const { cause } = error;
  const said = cause instanceof Error ? `\nThe provider said: ${cause.message}` : '';
  return `No row came (${error.code}). ${withSettings(explainTrial(error))}${said}`;
}

/** One that nobody can know from a photo, and one that any photo may show. */
const TRIAL = ['The lintel was tapped and rang hollow.', 'A crack runs along the mortar joints.'];
const FACTS = { note: '', scale: '', visible: 'A brick wall with a stepped crack.' };

/**
 * Tries whether the model that judges answers in its form, and whether it distinguishes the one sentence from the
 * other.
 */
async function tryJudge(asking: Asking): Promise<'tells' | 'answers' | 'unusable'> {
  const { doubts, read } = await judgeSentences(TRIAL, () => FACTS, asking);
  if (read.length === 0) return 'unusable';
  return doubts.length === 1 && doubts[0]?.sentence === TRIAL[0] ? 'tells' : 'answers';
}

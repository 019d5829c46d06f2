import { ZodError } from 'zod';
import { patientFetch } from '../server/analyst/patient-fetch.ts';
import type { Usage } from '../supabase/functions/_shared/contract/stored.ts';
import type { FunctionErrorCode } from '../supabase/functions/_shared/contract/wire.ts';
import { FunctionError } from '../supabase/functions/_shared/function-error.ts';
import {
  analystEnvironmentSchema,
  analystSettings,
} from '../supabase/functions/_shared/function-settings.ts';
import {
  type LoadedModel,
  loadModel,
  type ModelSettings,
} from '../supabase/functions/_shared/model/load-model.ts';
import { observePhoto } from '../supabase/functions/_shared/model/observe-photo/observe-photo.ts';
import { makePhotoContext, makeWork } from '../testing/analyst-calls.ts';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';

/** No larger than the product's small rendition, so that every model is sent the same. */
const PHOTO = { kind: 'brick-crack', width: 1280, height: 960, seed: 1 } as const;

type Environment = Record<string, string | undefined>;
type Say = (line: string) => void;

/**
 * Sends one drawn photo the whole way to the model that an environment names, and says what came of it and
 * what to change. False when no row came.
 */
export async function checkModel(environment: Environment, say: Say): Promise<boolean> {
  try {
    const settings = analystSettings(analystEnvironmentSchema.parse(environment));
    const { provider } = settings;
    if (provider === undefined || provider === 'builtin') {
      say('No model is set up. Set AI_PROVIDER and AI_MODEL, and what the provider needs.');
      return false;
    }
    await ask({ ...settings, provider, fetch: patientFetch }, say);
    return true;
  } catch (error) {
    say(whyNot(error));
    return false;
  }
}

async function ask(settings: ModelSettings, say: Say): Promise<void> {
  // What it makes of a photo is looked at here, not what it says of its own words.
  const model = await loadModel({ ...settings, judges: false });
  say(
    `${settings.provider}, ${settings.model ?? ''}: one photo, ${PHOTO.width} × ${PHOTO.height} px …`,
  );
  const photo = { bytes: sitePhotoJpeg(PHOTO), mediaType: 'image/jpeg' };
  const work = makeWork();
  const { usages } = work;
  const started = performance.now();
  const finding = await observePhoto(photo, makePhotoContext(), { model, work });
  const seconds = (performance.now() - started) / 1000;
  const sum = (name: keyof Usage) => usages.reduce((total, one) => total + one[name], 0);
  const largest = Math.max(
    0,
    ...usages.map((one) => one.input_tokens / Math.max(1, one.questions)),
  );

  say(`element         ${finding.element}`);
  say(`defect          ${finding.defect}`);
  say(
    `seconds         ${seconds.toFixed(1)}, of ${(model.limits.photo.timeoutMs / 1000).toFixed(0)} that one question may take`,
  );
  say(
    `tokens          ${sum('input_tokens')} in, ${sum('output_tokens')} out, in ${sum('questions')} question(s)`,
  );
  say(`JSON            ${JSON_MODES[model.forms.current().json]}`);
  say(
    `context         ${model.contextTokens} tokens, ${Math.round(largest)} of them taken by the question`,
  );
  const changes = whatToChange({ model, seconds, questions: sum('questions'), largest });
  if (!/crack|riss|fissur/i.test(finding.defect)) {
    changes.push(
      'The photo shows a stepped crack in brickwork, and the answer does not say so. Try a larger AI_IMAGE_PX or another AI_MODEL.',
    );
  }
  say('');
  say(
    changes.length === 0
      ? 'Nothing to change.'
      : changes.map((one) => `To change: ${one}`).join('\n'),
  );
}

const JSON_MODES = {
  schema: 'held to a schema by the server',
  object: 'held to JSON by the server, not to a schema',
  plain: 'asked for in words alone',
};

interface Measured {
  model: LoadedModel;
  seconds: number;
  questions: number;
  /** Tokens of the largest question. */
  largest: number;
}

function whatToChange({ model, seconds, questions, largest }: Measured): string[] {
  const changes: string[] = [];
  if (questions > 1) {
    changes.push(
      `The first answer could not be used (${questions} questions). A larger or newer AI_MODEL needs one.`,
    );
  }
  if (model.forms.current().json === 'plain') {
    changes.push(
      'The server takes no JSON mode. A newer version of it, or AI_PROVIDER=ollama for Ollama, holds answers to their form.',
    );
  }
  if (largest > model.contextTokens / 2) {
    changes.push(
      'The question takes more than half of the context, and neighbours come on top. Raise AI_CONTEXT or lower AI_IMAGE_PX.',
    );
  }
  if (largest > 0 && largest < LEAST_QUESTION) {
    changes.push(
      'Fewer tokens were read than the question has: the server cuts it. Raise the context that the server gives the model.',
    );
  }
  if (largest === 0)
    changes.push('The server does not say how many tokens it took: costs stay unknown.');
  if (seconds * 1000 > model.limits.photo.timeoutMs / 2) {
    changes.push(
      'The answer took more than half of its time. Raise AI_PHOTO_TIMEOUT_SECONDS or lower AI_IMAGE_PX.',
    );
  }
  return changes;
}

/** The instructions alone are more than this, before any photo. */
const LEAST_QUESTION = 600;

/** For anyone who runs the product, where the product's own sentences are for inspectors. */
const TO_DO: Partial<Record<FunctionErrorCode, string>> = {
  analyst_not_configured:
    'Check AI_PROVIDER, AI_MODEL and AI_BASE_URL: a name is missing or not known there.',
  analyst_key_refused: 'The provider refused the key. Check the key in the settings.',
  analyst_no_credit: 'The account at the provider has no credit. Top it up.',
  analyst_no_vision: 'The model cannot see photos. Set AI_MODEL to one that can.',
  analyst_context_too_long:
    'The question is longer than the model reads. Raise AI_CONTEXT, and the server’s own context, or lower AI_IMAGE_PX.',
  analyst_out_of_memory:
    'The server has too little memory for the model. Set AI_MODEL to a smaller one, or lower AI_CONTEXT, AI_IMAGE_PX or AI_CONCURRENCY.',
  analyst_quota:
    'The provider limits requests. Wait, raise the quota there, or lower AI_CONCURRENCY.',
  analyst_unreachable:
    'No answer in time. Is the server running at AI_BASE_URL? A slow model needs a larger AI_PHOTO_TIMEOUT_SECONDS.',
  analyst_refused: 'The model declined to answer. Set AI_MODEL to another one.',
  analyst_answer_invalid:
    'The model gave no answer of the needed form. Set AI_MODEL to a larger or newer one.',
  photo_unreadable:
    'The provider could not read the photo. Lower AI_IMAGE_PX, or set another AI_MODEL.',
};

function whyNot(error: unknown): string {
  if (error instanceof ZodError) {
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
  }
  if (!(error instanceof FunctionError)) throw error;
  const { cause } = error;
  const said = cause instanceof Error ? `\nThe provider said: ${cause.message}` : '';
  const missing = /set (AI_\w+|\w+_API_KEY) in/.exec(error.message)?.[1];
  const toDo = missing ? `${missing} is not set.` : (TO_DO[error.code] ?? error.message);
  return `No row came (${error.code}). ${toDo}${said}`;
}

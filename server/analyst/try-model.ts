import { readFileSync } from 'node:fs';
import type { Usage } from '../../supabase/functions/_shared/contract/stored.ts';
import type { PhotoContext } from '../../supabase/functions/_shared/analyst.ts';
import { blankContext } from '../../supabase/functions/_shared/blank-context.ts';
import type { QuestionForm } from '../../supabase/functions/_shared/model/gateway/question-form.ts';
import {
  loadModel,
  type ModelSettings,
} from '../../supabase/functions/_shared/model/load-model.ts';
import { observePhoto } from '../../supabase/functions/_shared/model/observe-photo/observe-photo.ts';

/** A model's row for the trial photo, and its cost. */
export interface ModelTrial {
  element: string;
  defect: string;
  seconds: number;
  /** The time limit of one request. */
  timeoutSeconds: number;
  inputTokens: number;
  outputTokens: number;
  questions: number;
  /** How the server makes answers keep their form. */
  form: QuestionForm['json'];
  contextTokens: number;
  /** Tokens of the largest request. */
  largestQuestion: number;
  advice: Advice[];
}

/** A remedy in one sentence for the operator, with the settings to change. */
export interface Advice {
  text: string;
  settings: string[];
}

/** A stepped crack in brickwork, no larger than the small rendition, so that every model gets the same image. */
const PHOTO = new URL('./trial-photo.jpg', import.meta.url);

/** The instructions alone take more tokens than this. */
const LEAST_QUESTION = 600;

const BLANK = blankContext('en');
const CONTEXT: PhotoContext = {
  ...BLANK,
  report: { ...BLANK.report, title: 'Trial', inspectionDate: '2026-01-01' },
};

/** Sends the trial photo all the way through a model. Throws FunctionError when it returns no row. */
export async function tryModel(settings: ModelSettings, signal: AbortSignal): Promise<ModelTrial> {
  // The trial checks the row, not the model's judgement of its own words.
  const model = await loadModel({ ...settings, judges: false });
  const usages: Usage[] = [];
  const work = {
    signal,
    mayAskAgain: () => Promise.resolve(),
    spent: (usage: Usage) => void usages.push(usage),
  };
  const started = performance.now();
  const photo = { bytes: new Uint8Array(readFileSync(PHOTO)), mediaType: 'image/jpeg' };
  const { element, defect } = await observePhoto(photo, CONTEXT, { model, work });
  const sum = (name: keyof Usage) => usages.reduce((total, one) => total + one[name], 0);
  const measured = {
    element,
    defect,
    seconds: (performance.now() - started) / 1000,
    timeoutSeconds: model.limits.photo.timeoutMs / 1000,
    inputTokens: sum('input_tokens'),
    outputTokens: sum('output_tokens'),
    questions: sum('questions'),
    form: model.forms.current().json,
    contextTokens: model.contextTokens,
    largestQuestion: Math.round(
      Math.max(0, ...usages.map((one) => one.input_tokens / Math.max(1, one.questions))),
    ),
  };
  return { ...measured, advice: adviceOn(measured) };
}

function adviceOn(trial: Omit<ModelTrial, 'advice'>): Advice[] {
  const { largestQuestion, contextTokens, seconds, timeoutSeconds } = trial;
  const advice: [boolean, string, string[]][] = [
    [
      trial.questions > 1,
      `The first answer could not be used (${trial.questions} questions). A larger or newer model needs one.`,
      ['AI_MODEL'],
    ],
    [
      trial.form === 'plain',
      'The server takes no JSON mode. A newer version of it, or Ollama by its own protocol, holds answers to their form.',
      ['AI_PROVIDER'],
    ],
    [
      largestQuestion > contextTokens / 2,
      'The question takes more than half of the context, and neighbours come on top. Raise the context, or send smaller photos.',
      ['AI_CONTEXT', 'AI_IMAGE_PX'],
    ],
    [
      largestQuestion > 0 && largestQuestion < LEAST_QUESTION,
      'Fewer tokens were read than the question has: the server cuts it. Raise the context that the server gives the model.',
      [],
    ],
    [
      largestQuestion === 0,
      'The server does not say how many tokens it took: costs stay unknown.',
      [],
    ],
    [
      seconds > timeoutSeconds / 2,
      'The answer took more than half of its time. Allow more of it, or send smaller photos.',
      ['AI_PHOTO_TIMEOUT_SECONDS', 'AI_IMAGE_PX'],
    ],
    [
      !/crack|riss|fissur/i.test(trial.defect),
      'The photo shows a stepped crack in brickwork, and the answer does not say so. Try larger photos, or another model.',
      ['AI_IMAGE_PX', 'AI_MODEL'],
    ],
  ];
  return advice.filter(([isDue]) => isDue).map(([, text, settings]) => ({ text, settings }));
}

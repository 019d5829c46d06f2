import { PATTERNS_IN } from '../languages/tables/patterns.ts';
import { FunctionError } from '../function-error.ts';
import type { FunctionErrorCode } from '../contract/wire.ts';
import type { FaultKind } from './gateway/fault-signs.ts';
import { type ProviderFault, providerFault } from './gateway/provider-fault.ts';
import type { StreamedAnswer } from './gateway/stream-answer.ts';

interface Words {
  code: FunctionErrorCode;
  /** For the inspector: what happened, and what to do. */
  message: string;
  /** For the operator's log: a fixed word that names the setting, because logs drop the cause's own message. */
  hint: string;
}

const OPERATOR = 'Ask whoever runs this Plumbline to';

const UNREACHABLE: Words = {
  code: 'analyst_unreachable',
  message:
    'The AI provider could not be reached or did not answer in time; nothing was changed. Please try again in a moment.',
  hint: 'is-AI_BASE_URL-right-and-served',
};
const ANSWER_INVALID: Words = {
  code: 'analyst_answer_invalid',
  message:
    'The AI gave no usable answer; nothing was changed. Please try again, or fill in the texts yourself.',
  hint: 'try-another-AI_MODEL',
};
const INVALID_TWICE: Words = {
  ...ANSWER_INVALID,
  message:
    'The AI gave no usable answer, twice; nothing was changed. Please try again, or fill in the texts yourself.',
};
const CUT: Words = {
  code: 'analyst_answer_cut',
  message: `The AI did not come to the end of its answer, though it was given more room; nothing was changed. ${OPERATOR} choose another model (AI_MODEL) or give it more context (AI_CONTEXT); you can fill in the texts yourself meanwhile.`,
  hint: 'raise-AI_CONTEXT-or-try-another-AI_MODEL',
};
const EMPTY: Words = {
  code: 'analyst_answer_empty',
  message: `The AI’s answer was empty, twice; nothing was changed. ${OPERATOR} choose another model (AI_MODEL); you can fill in the texts yourself meanwhile.`,
  hint: 'try-another-AI_MODEL',
};
const REFUSED: Words = {
  code: 'analyst_refused',
  message: 'The AI declined to answer; nothing was changed. You can fill in the texts yourself.',
  hint: 'refused-by-AI_MODEL',
};
const NOT_CONFIGURED: Words = {
  code: 'analyst_not_configured',
  message: `The AI provider does not know the model or the address it is set up with. ${OPERATOR} check AI_MODEL and AI_BASE_URL.`,
  hint: 'check-AI_MODEL',
};

const CONTEXT_TOO_LONG: Words = {
  code: 'analyst_context_too_long',
  message: `This is more than the AI model can read at once; nothing was changed. ${OPERATOR} give it more context (AI_CONTEXT); you can fill in the texts yourself meanwhile.`,
  hint: 'raise-AI_CONTEXT-or-lower-AI_IMAGE_PX',
};

const WORDS: Record<FaultKind, Words> = {
  key_refused: {
    code: 'analyst_key_refused',
    message: `The AI provider refused the key. ${OPERATOR} check the AI key in the function secrets; nothing was changed.`,
    hint: 'check-the-AI-key',
  },
  no_credit: {
    code: 'analyst_no_credit',
    message: `The account at the AI provider has no credit left; nothing was changed. ${OPERATOR} top it up; you can fill in the texts yourself meanwhile.`,
    hint: 'top-up-the-account-of-the-AI-key',
  },
  unknown_model: NOT_CONFIGURED,
  wrong_address: { ...NOT_CONFIGURED, hint: 'check-AI_BASE_URL' },
  no_vision: {
    code: 'analyst_no_vision',
    message: `The AI model that is set up cannot see photos; nothing was changed. ${OPERATOR} set AI_MODEL to one that can; you can fill in the texts yourself meanwhile.`,
    hint: 'set-AI_MODEL-to-one-that-sees',
  },
  context_too_long: CONTEXT_TOO_LONG,
  // The same sentence for people; its code ends the run.
  context_too_small: { ...CONTEXT_TOO_LONG, code: 'analyst_not_configured' },
  out_of_memory: {
    code: 'analyst_out_of_memory',
    message: `The machine that runs the AI model does not have enough memory for it; nothing was changed. ${OPERATOR} choose a smaller model (AI_MODEL), or to lower AI_CONTEXT, AI_IMAGE_PX or AI_CONCURRENCY; you can fill in the texts yourself meanwhile.`,
    hint: 'lower-AI_CONTEXT-AI_IMAGE_PX-or-AI_CONCURRENCY',
  },
  photo_refused: {
    code: 'photo_unreadable',
    message: 'The AI provider could not read this photo. Please upload it again as JPEG or PNG.',
    hint: 'lower-AI_IMAGE_PX',
  },
  photo_too_large: {
    code: 'analyst_context_too_long',
    message: `The AI provider takes no photo of this size; nothing was changed. ${OPERATOR} have smaller ones sent (AI_IMAGE_PX); you can fill in the texts yourself meanwhile.`,
    hint: 'lower-AI_IMAGE_PX',
  },
  refused: REFUSED,
  too_much: { ...ANSWER_INVALID, hint: 'is-AI_BASE_URL-a-model' },
  limited: {
    code: 'analyst_quota',
    message:
      'The AI provider is limiting requests, or its quota is used up; nothing was changed. Please try again in a few minutes.',
    hint: 'lower-AI_CONCURRENCY-or-raise-the-quota',
  },
  overloaded: {
    code: 'analyst_unreachable',
    message:
      'The AI provider has too much to do at the moment; nothing was changed. Please try again in a few minutes.',
    hint: 'provider-overloaded',
  },
  unreachable: UNREACHABLE,
  dropped: { ...UNREACHABLE, hint: 'the-connection-broke' },
  timed_out: {
    code: 'analyst_unreachable',
    message:
      'The AI did not answer in time; nothing was changed. Please try again; if it happens often, ask whoever runs this Plumbline to allow it more time (AI_TIMEOUT_SECONDS).',
    hint: 'raise-AI_TIMEOUT_SECONDS',
  },
  no_json_mode: ANSWER_INVALID,
  no_effort: ANSWER_INVALID,
  no_output_limit: ANSWER_INVALID,
  no_usage: ANSWER_INVALID,
  one_image_only: ANSWER_INVALID,
  bad_request: { ...ANSWER_INVALID, hint: 'the-provider-refused-the-question' },
  unknown: ANSWER_INVALID,
};

/**
 * Explains a failed model call to people. The provider's words are the cause, for the log only, and
 * even there without photo, prompt and anything like a key.
 */
export function modelFailure(
  error: unknown,
  fault: ProviderFault = providerFault(error),
): FunctionError {
  return failure(WORDS[fault.kind], error, fault);
}

/** Explains why the second answer to a question was unusable. */
export function answerFailure(
  { text, finishReason }: Pick<StreamedAnswer, 'text' | 'finishReason'>,
  objection: string,
): FunctionError {
  return failure(wordsFor(text.trim(), finishReason === 'length'), new Error(objection));
}

function wordsFor(text: string, isCut: boolean): Words {
  if (isCut) return CUT;
  if (text === '') return EMPTY;
  return DECLINES.test(text) ? REFUSED : INVALID_TWICE;
}

/** The provider withheld the answer or marked it as a refusal; asking again gives the same. */
export function withheld(): FunctionError {
  return failure(REFUSED, new Error('Withheld by the provider'));
}

const DECLINES = new RegExp(
  `^(?:${Object.values(PATTERNS_IN)
    .map(({ declines }) => declines)
    .join('|')})`,
  'iu',
);

const MAX_LOGGED = 500;
const LOOKS_LIKE_KEY = /\b(?:sk|pk|key|AIza|Bearer)[-_ ]?[\w-]{8,}/gi;

function failure({ code, message, hint }: Words, error: unknown, fault?: ProviderFault) {
  const { name, message: said } = error instanceof Error ? error : new Error(String(error));
  const text = said.slice(0, MAX_LOGGED).replace(LOOKS_LIKE_KEY, '[key removed]');
  const status = fault?.status === undefined ? '' : ` ${fault.status}`;
  const described = Object.assign(new Error(`${name}${status}: ${text}`), {
    statusCode: fault?.status,
  });
  // Logs keep only names and codes, so the hint is the code.
  const cause = Object.assign(new Error(described.message, { cause: described }), {
    name: fault?.kind ?? 'answer',
    code: hint,
  });
  return new FunctionError(code, message, { cause });
}

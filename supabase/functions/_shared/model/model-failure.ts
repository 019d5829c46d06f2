import { APICallError, RetryError } from 'ai';
import { FunctionError } from '../function-error.ts';
import type { FunctionErrorCode } from '../contract.ts';

const MESSAGES = {
  analyst_key_refused:
    'The AI provider refused the key. Ask whoever runs this Plumbline to check the AI key in the function secrets; nothing was changed.',
  analyst_quota:
    'The AI provider is limiting requests, or its quota is used up; nothing was changed. Please try again in a few minutes.',
  analyst_unreachable:
    'The AI provider could not be reached or did not answer in time; nothing was changed. Please try again in a moment.',
  analyst_refused:
    'The AI declined to answer; nothing was changed. You can fill in the texts yourself.',
  analyst_answer_invalid:
    'The AI gave no usable answer, twice; nothing was changed. Please try again, or fill in the texts yourself.',
  analyst_not_configured:
    'The AI provider does not know the model or the address it is set up with. Ask whoever runs this Plumbline to check AI_MODEL and AI_BASE_URL.',
  photo_unreadable:
    'The AI provider could not read this photo. Please upload it again as JPEG or PNG.',
} satisfies Partial<Record<FunctionErrorCode, string>>;

/**
 * Why a model call failed, in words for people. What the provider said goes along as the cause, for
 * the log only, and even there without the photo, the prompt and anything that looks like a key.
 */
export function modelFailure(error: unknown): FunctionError {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const code = codeOf(last);
  if (last instanceof FunctionError && last.code === 'analyst_not_configured') return last;
  return new FunctionError(code, MESSAGES[code], { cause: loggable(last) });
}

const MAX_LOGGED = 500;
const LOOKS_LIKE_KEY = /\b(?:sk|pk|key|AIza|Bearer)[-_ ]?[\w-]{8,}/gi;

function loggable(error: unknown): Error {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const status = APICallError.isInstance(error) ? ` ${error.statusCode ?? 'without answer'}` : '';
  const text = message.slice(0, MAX_LOGGED).replace(LOOKS_LIKE_KEY, '[key removed]');
  return new Error(`${name}${status}: ${text}`);
}

function codeOf(error: unknown): keyof typeof MESSAGES {
  if (error instanceof FunctionError) {
    return error.code in MESSAGES
      ? (error.code as keyof typeof MESSAGES)
      : 'analyst_answer_invalid';
  }
  if (APICallError.isInstance(error)) return codeOfCall(error);
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'analyst_unreachable';
  // fetch rejects with a TypeError when there is no connection.
  if (error instanceof TypeError) return 'analyst_unreachable';
  return 'analyst_answer_invalid';
}

function codeOfCall({ statusCode, cause }: APICallError): keyof typeof MESSAGES {
  switch (statusCode) {
    case undefined:
      return 'analyst_unreachable';
    case 401:
    case 403:
      return 'analyst_key_refused';
    case 402:
    case 429:
      return 'analyst_quota';
    case 404:
      return 'analyst_not_configured';
    case 413:
    case 415:
      return 'photo_unreadable';
  }
  // An answer of 200 whose body is not the protocol's.
  if (statusCode < 400) return cause ? 'analyst_answer_invalid' : 'analyst_unreachable';
  return statusCode >= 500 || statusCode === 408 || statusCode === 409
    ? 'analyst_unreachable'
    : 'analyst_answer_invalid';
}

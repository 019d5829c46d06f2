import type { FunctionErrorCode } from '../../supabase/functions/_shared/contract/wire.ts';
import type { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import type { Advice } from './try-model.ts';

/** For operators; the product's own sentences are for inspectors. */
const TO_DO: Partial<Record<FunctionErrorCode, Advice>> = {
  analyst_not_configured: {
    text: 'The model’s name or the server’s address is missing, or not known there. Check both.',
    settings: ['AI_PROVIDER', 'AI_MODEL', 'AI_BASE_URL'],
  },
  analyst_key_refused: {
    text: 'The provider refused the key. Check the key, or make a new one there.',
    settings: [],
  },
  analyst_no_credit: {
    text: 'The account at the provider has no credit. Top it up.',
    settings: [],
  },
  analyst_no_vision: {
    text: 'The model cannot see photos. Choose one that can.',
    settings: ['AI_MODEL'],
  },
  analyst_context_too_long: {
    text: 'The question is longer than the model reads. Raise the context, here and in the server, or send smaller photos.',
    settings: ['AI_CONTEXT', 'AI_IMAGE_PX'],
  },
  analyst_out_of_memory: {
    text: 'The server has too little memory for the model. Choose a smaller one, a smaller context or smaller photos, or ask fewer questions at a time.',
    settings: ['AI_MODEL', 'AI_CONTEXT', 'AI_IMAGE_PX', 'AI_CONCURRENCY'],
  },
  analyst_quota: {
    text: 'The provider limits requests. Wait, raise the quota there, or ask fewer questions at a time.',
    settings: ['AI_CONCURRENCY'],
  },
  analyst_unreachable: {
    text: 'No answer came in time. Is the server running at that address? A slow model needs more time.',
    settings: ['AI_BASE_URL', 'AI_PHOTO_TIMEOUT_SECONDS'],
  },
  analyst_refused: {
    text: 'The model declined to answer. Choose another.',
    settings: ['AI_MODEL'],
  },
  analyst_answer_invalid: {
    text: 'The model gave no answer of the needed form. Choose a larger or newer one.',
    settings: ['AI_MODEL'],
  },
  analyst_answer_cut: {
    text: 'The model did not come to the end of its answer. Give it more context, or choose another.',
    settings: ['AI_CONTEXT', 'AI_MODEL'],
  },
  analyst_answer_empty: {
    text: 'The model’s answer was empty. Choose another.',
    settings: ['AI_MODEL'],
  },
  photo_unreadable: {
    text: 'The provider could not read the photo. Send smaller photos, or choose another model.',
    settings: ['AI_IMAGE_PX', 'AI_MODEL'],
  },
};

/** Explains why a trial returned no row, and what the operator can do. */
export function explainTrial({ code, message }: FunctionError): Advice {
  return TO_DO[code] ?? { text: message, settings: [] };
}

import type { Behaviour } from '../behaviour.ts';
import { failAs, type Wordings } from '../wordings.ts';

/** The words of a gateway of one's own, as LiteLLM or OpenRouter, in front of a local server. */
const gateway = {
  status: 402,
  type: 'insufficient_credits',
  message: 'This request requires more credits, or fewer max_tokens.',
};

export const NO_CREDIT: Wordings = {
  openai: [
    {
      status: 429,
      type: 'insufficient_quota',
      code: 'insufficient_quota',
      message:
        'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
    },
    {
      status: 429,
      type: 'billing_not_active',
      code: 'billing_not_active',
      message: 'Your account is not active, please check your billing details on our website.',
    },
  ],
  deepseek: [
    {
      status: 402,
      type: 'unknown_error',
      code: 'invalid_request_error',
      message: 'Insufficient Balance',
    },
  ],
  vllm: [gateway],
  'llama.cpp': [gateway],
  'lm-studio': [gateway],
  ollama: [gateway],
  anthropic: [
    {
      status: 400,
      type: 'invalid_request_error',
      message:
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
    },
    {
      status: 402,
      type: 'billing_error',
      message: 'Your credit balance is too low to access the Anthropic API.',
    },
  ],
  google: [
    {
      status: 429,
      type: 'RESOURCE_EXHAUSTED',
      message:
        'Your prepayment credits are depleted. Please go to AI Studio to manage your project and billing.',
    },
    {
      status: 400,
      type: 'FAILED_PRECONDITION',
      message:
        'Gemini API free tier is not available in your country. Please enable billing on your project in Google AI Studio.',
    },
  ],
};

/** The account has no money left. */
export function noCredit({ wording = 0 } = {}): Behaviour {
  return (request) => Promise.resolve(failAs(NO_CREDIT, request, wording));
}

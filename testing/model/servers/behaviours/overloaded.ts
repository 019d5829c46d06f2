import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';
import { failAs, type Wordings } from '../wordings.ts';

const busy = { status: 503, type: 'service_unavailable_error' };

export const OVERLOADED: Wordings = {
  openai: [
    {
      status: 503,
      type: 'server_error',
      message: 'The engine is currently overloaded, please try again later.',
    },
  ],
  deepseek: [{ ...busy, message: 'Service is too busy. Please try again later.' }],
  vllm: [{ ...busy, message: 'The server is overloaded. Please try again later.' }],
  'llama.cpp': [{ status: 503, type: 'unavailable_error', message: 'Loading model' }],
  'lm-studio': [{ ...busy, message: 'Model is loading. Please try again later.' }],
  ollama: [
    {
      status: 503,
      type: 'api_error',
      message: 'server busy, please try again.  maximum pending requests exceeded',
    },
  ],
  anthropic: [{ status: 529, type: 'overloaded_error', message: 'Overloaded' }],
  google: [
    {
      status: 503,
      type: 'UNAVAILABLE',
      message: 'The model is overloaded. Please try again later.',
    },
  ],
};

/**
 * Has no room for the first `times` questions, then is fine. Midway it says so when half of the answer is out,
 * which only a stream can show.
 */
export function overloaded({ times = 2, isMidway = false } = {}): Behaviour {
  let left = times;
  return async (request, next) => {
    if (left === 0) return next();
    left -= 1;
    const refusal = failAs(OVERLOADED, request);
    if (!isMidway || refusal.kind !== 'failure') return refusal;
    return changeAnswer(await next(), () => ({ breaksOff: refusal.failure }));
  };
}

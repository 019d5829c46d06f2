import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

/** Runs out of tokens at this share of the answer. */
export function truncated({ at = 0.6 } = {}): Behaviour {
  return async (_, next) =>
    changeAnswer(await next(), ({ text }) => ({
      text: text.slice(0, Math.floor(text.length * at)),
      finish: 'length',
    }));
}

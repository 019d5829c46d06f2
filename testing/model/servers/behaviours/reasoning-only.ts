import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';
import { THOUGHTS } from './thinking.ts';

/**
 * Puts the whole answer into the thoughts and says nothing, as thinking models with pictures do on Ollama
 * (its issues 12831, 14716 and 16184). `think: false` mends most of them, and not the one that `isDeaf`.
 */
export function reasoningOnly({ isDeaf = false } = {}): Behaviour {
  return async (request, next) => {
    const reply = await next();
    if (request.think === false && !isDeaf) return reply;
    return changeAnswer(reply, ({ text }) => ({ text: '', reasoning: `${THOUGHTS}\n\n${text}` }));
  };
}

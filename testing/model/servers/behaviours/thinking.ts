import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

/** With a brace in it, as thoughts about JSON have. */
export const THOUGHTS =
  'Let me look at the picture. There is a wall of brick. I should answer with {"outcome": ...}. The crack follows the joints, so it is stepped.';

/**
 * Thinks first. In `tags` the thoughts stand in the text, as of models whose server knows no thinking; with
 * `open-tag-missing` the prompt's template has already written `<think>`, so that only the end is seen; in a
 * `field` they come apart from the text. Ollama's model does as `think: false` tells it.
 */
export function thinking({
  as = 'tags' as 'tags' | 'open-tag-missing' | 'field',
  thoughts = THOUGHTS,
} = {}): Behaviour {
  return async (request, next) => {
    const reply = await next();
    if (request.think === false) return reply;
    return changeAnswer(reply, ({ text }) => {
      if (as === 'field') return { reasoning: thoughts };
      return { text: `${as === 'tags' ? '<think>\n' : ''}${thoughts}\n</think>\n\n${text}` };
    });
  };
}

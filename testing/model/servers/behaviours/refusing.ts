import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

const REFUSAL = "I'm sorry, I can't help with identifying people or places in this image.";

/**
 * Refuses. `own`: as the protocol has it (OpenAI's `refusal`, Anthropic's stop reason, Google's blocked
 * prompt; who has none says it in prose). `filtered`: the provider withholds the answer (`content_filter`,
 * SAFETY). `prose`: the model says so in the text, with nothing to tell it from an answer.
 */
export function refusing({ how = 'own' as 'own' | 'filtered' | 'prose' } = {}): Behaviour {
  return async (_, next) =>
    changeAnswer(await next(), () => {
      if (how === 'filtered') return { text: '', finish: 'filtered' };
      return { text: REFUSAL, finish: how === 'own' ? 'refused' : 'stop' };
    });
}

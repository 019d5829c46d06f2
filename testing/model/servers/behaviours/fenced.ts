import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

/** JSON in a fence, with a sentence before and one after it, as a model writes for people. */
export function fenced({ isBare = false } = {}): Behaviour {
  return async (_, next) =>
    changeAnswer(await next(), ({ text }) => {
      const fence = `\`\`\`json\n${text}\n\`\`\``;
      return {
        text: isBare
          ? fence
          : `Here is the report row for this photo:\n\n${fence}\n\nLet me know if you want {more} detail.`,
      };
    });
}

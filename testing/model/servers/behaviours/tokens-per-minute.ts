import type { Behaviour } from '../behaviour.ts';
import { countTextTokens } from '../count-tokens.ts';
import { MinuteBudget } from '../minute-budget.ts';
import { failWith } from '../model-reply.ts';
import { rateLimitFailure } from '../rate-limit-failure.ts';
import type { RetryForm } from '../retry-headers.ts';

/**
 * A budget of tokens in any sixty seconds. A question's own tokens, its pictures by their size, have to fit
 * before it is let in; the answer's are added when it is there. Else 429, and when to come again.
 */
export function tokensPerMinute({
  limit = 30_000,
  tells = 'seconds' as RetryForm,
} = {}): Behaviour {
  const budget = new MinuteBudget(limit);

  return async (request, next) => {
    const { clock, inputTokens } = request;
    const now = clock.now();
    const seconds = budget.secondsUntilRoom(inputTokens, now);
    if (seconds !== 0) {
      const used = budget.usedAt(now);
      const excess = { counted: 'tokens', limit, used, requested: inputTokens } as const;
      return failWith(rateLimitFailure(request, { ...excess, seconds, tells }));
    }
    budget.spend(inputTokens, now);
    const reply = await next();
    if (reply.kind === 'answer') {
      const { text, reasoning = '' } = reply.answer;
      budget.spend(countTextTokens(text + reasoning), clock.now());
    }
    return reply;
  };
}

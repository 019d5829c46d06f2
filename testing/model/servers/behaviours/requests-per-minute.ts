import type { Behaviour } from '../behaviour.ts';
import { MinuteBudget } from '../minute-budget.ts';
import { failWith } from '../model-reply.ts';
import { rateLimitFailure } from '../rate-limit-failure.ts';
import type { RetryForm } from '../retry-headers.ts';

/** So many questions in any sixty seconds, as keys that cost nothing have it; else 429. */
export function requestsPerMinute({ limit = 10, tells = 'seconds' as RetryForm } = {}): Behaviour {
  const budget = new MinuteBudget(limit);

  return (request, next) => {
    const now = request.clock.now();
    const seconds = budget.secondsUntilRoom(1, now);
    if (seconds !== 0) {
      const used = budget.usedAt(now);
      const excess = { counted: 'requests', limit, used, requested: 1 } as const;
      return Promise.resolve(failWith(rateLimitFailure(request, { ...excess, seconds, tells })));
    }
    budget.spend(1, now);
    return next();
  };
}

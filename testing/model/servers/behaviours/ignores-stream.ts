import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

/** Answers in one piece though it is asked for a stream, as small servers and some proxies do. */
export function ignoresStream(): Behaviour {
  return async (_, next) => changeAnswer(await next(), () => ({ isWhole: true }));
}

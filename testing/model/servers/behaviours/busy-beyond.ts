import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';
import { failAs } from '../wordings.ts';
import { OVERLOADED } from './overloaded.ts';

/** Has no queue: takes so many questions at a time, each for its seconds, and refuses one more as too busy. */
export function busyBeyond({ atOnce = 1, seconds = 20 } = {}): Behaviour {
  let underWay = 0;
  return async (request, next) => {
    if (underWay === atOnce) return failAs(OVERLOADED, request);
    underWay += 1;
    void request.finished.then(() => (underWay -= 1));
    request.begin();
    await request.clock.sleep(seconds / 5, request.signal);
    return changeAnswer(await next(), () => ({ secondsWriting: (seconds * 4) / 5 }));
  };
}

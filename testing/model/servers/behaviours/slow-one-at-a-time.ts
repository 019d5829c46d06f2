import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';

/**
 * A queue inside the server, as Ollama has it on one graphics card: each question takes its seconds, one
 * at a time, and what waits hears nothing, not even a header. A fifth of the time goes by before the first
 * word (the picture is read), the rest while the words come. Who hangs up leaves the queue.
 */
export function slowOneAtATime({ seconds = 20, atOnce = 1 } = {}): Behaviour {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const enter = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        free -= 1;
        resolve();
      };
      if (free > 0) {
        take();
        return;
      }
      waiting.push(take);
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(take);
        if (place >= 0) waiting.splice(place, 1);
        reject(signal.reason as Error);
      });
    });
  const leave = () => {
    free += 1;
    waiting.shift()?.();
  };

  return async (request, next) => {
    await enter(request.signal);
    void request.finished.then(leave);
    request.begin();
    await request.clock.sleep(seconds / 5, request.signal);
    return changeAnswer(await next(), () => ({ secondsWriting: (seconds * 4) / 5 }));
  };
}

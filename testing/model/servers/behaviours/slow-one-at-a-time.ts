import type { Behaviour } from '../behaviour.ts';
import { changeAnswer } from '../model-reply.ts';
import type { ModelRequest } from '../model-request.ts';

/**
 * A queue inside the server, as Ollama has it on one graphics card: each question takes its seconds, one
 * at a time, and what waits hears nothing, not even a header. A fifth of the time goes by before the first
 * word (the picture is read), the rest while the words come. Who hangs up leaves the queue. One that `greets`,
 * as OpenRouter and some versions of LM Studio, sends the headers of a stream at once and a sign of life every
 * ten seconds, though it has not begun.
 */
export function slowOneAtATime({ seconds = 20, atOnce = 1, greets = false } = {}): Behaviour {
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
    const stopGreeting = greets ? greetEvery(10, request) : () => undefined;
    await enter(request.signal).finally(stopGreeting);
    void request.finished.then(leave);
    request.begin();
    await request.clock.sleep(seconds / 5, request.signal);
    return changeAnswer(await next(), () => ({ secondsWriting: (seconds * 4) / 5 }));
  };
}

function greetEvery(seconds: number, { greet, clock, signal }: ModelRequest): () => void {
  greet();
  const timer = setInterval(greet, Math.max(1, clock.toRealMs(seconds)));
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => clearInterval(timer);
}

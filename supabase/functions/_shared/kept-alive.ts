import { CORS_HEADERS } from './endpoint.ts';
import { FunctionError } from './function-error.ts';

/** A quicker answer keeps its own status; proxies wait longer than this. */
const PATIENCE_MS = 1500;
/** Between two signs of life: in time for proxies that wait only three seconds. */
const SIGN_AFTER_MS = 1500;
/** White space before JSON is ignored. */
const SIGN_OF_LIFE = new TextEncoder().encode('\n');

const FAILED = new FunctionError(
  'internal',
  'Something went wrong on the server. Please try again in a moment.',
);

const HEADERS = {
  ...CORS_HEADERS,
  'content-type': 'application/json',
  // Compressed or buffered by a proxy, no sign of life would arrive.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * A function's answer for connections that are cut when silent: a slow one starts with status 200
 * and blank lines, and ends with the function's body, even a refusal. The work continues even when
 * the caller has gone.
 */
export async function keepAlive(answer: Promise<Response>): Promise<Response> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    patience = setTimeout(resolve, PATIENCE_MS, null);
  });
  const early = await Promise.race([answer, late]).finally(() => {
    clearTimeout(patience);
  });
  return early ?? new Response(signsOfLifeBefore(answer), { headers: HEADERS });
}

function signsOfLifeBefore(answer: Promise<Response>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let signs: ReturnType<typeof setInterval> | undefined;
  return new ReadableStream({
    async start(controller) {
      const sign = () => {
        controller.enqueue(SIGN_OF_LIFE);
      };
      sign();
      signs = setInterval(sign, SIGN_AFTER_MS);
      const whole = await answer.catch(() => FAILED.toResponse());
      const bytes = new Uint8Array(await whole.arrayBuffer());
      clearInterval(signs);
      try {
        controller.enqueue(bytes);
        controller.close();
      } catch {
        // The caller has gone.
      }
    },
    cancel() {
      clearInterval(signs);
    },
  });
}

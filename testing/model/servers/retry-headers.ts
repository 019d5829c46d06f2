import type { ModelRequest } from './model-request.ts';

export type RetryForm = 'seconds' | 'date' | 'nothing';

/**
 * The headers that say when to ask again. `retry-after` carries whole seconds or a date, so it can't be in compressed
 * time: it has the server's seconds. For a caller on the real clock `retry-after-ms` beside it, which OpenAI sends too
 * and the AI SDK prefers, has the milliseconds that will really pass. A caller whose own clock runs as fast as the
 * server's (`clientClock: 'server'`) gets only the headers of real servers.
 */
export function retryHeaders(
  seconds: number,
  request: ModelRequest,
  form: RetryForm = 'seconds',
): Record<string, string> {
  const { clock, clientClock, kind } = request;
  const headers: Record<string, string> = {};
  if (form === 'seconds') headers['retry-after'] = String(Math.ceil(seconds));
  if (form === 'date') {
    const date = clientClock === 'server' ? clock.date() : Date.now();
    headers['date'] = new Date(date).toUTCString();
    // Dates have whole seconds, and who comes too early is sent away again.
    const then = Math.ceil((date + toCallersSeconds(seconds, request) * 1000) / 1000) * 1000;
    headers['retry-after'] = new Date(then).toUTCString();
  }
  const isCompressed = clientClock === 'real' && clock.timeScale !== 1;
  if (isCompressed || (kind === 'openai' && form !== 'nothing')) {
    headers['retry-after-ms'] = String(Math.ceil(toCallersSeconds(seconds, request) * 1000));
  }
  return headers;
}

/** The server's seconds in the caller's seconds. */
export function toCallersSeconds(seconds: number, { clock, clientClock }: ModelRequest): number {
  return clientClock === 'real' ? clock.toRealMs(seconds) / 1000 : seconds;
}

import { APICallError } from 'ai';
import { boundAnswer } from '../../bytes-from-elsewhere.ts';
import { failureInBody, streamWholeAnswer } from './whole-answer.ts';

/** The text by which `fault-signs` knows a web page. */
const PAGE = 'A web page came where an answer of a model was expected';

/**
 * A fetch that fails alike whatever library asks by it: with an APICallError where nobody answers, and where a
 * page does, as of a proxy that has people sign in first, or of another program at that address; and where a
 * failure is told with status 200. An answer that comes whole is given as the stream that was asked for; one
 * that has no end fails at its bound. What the caller calls off rejects with their reason.
 */
export function fetchAnswer(ask: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const failed = { url: String(input instanceof Request ? input.url : input) };
    let response: Response;
    try {
      response = boundAnswer(await ask(input, init), classifyAnswer);
    } catch (error) {
      if (init?.signal?.aborted || !(error instanceof TypeError)) throw error;
      const message = 'Nobody answered';
      throw new APICallError({ ...failed, message, requestBodyValues: {}, cause: error });
    }
    if (response.ok && isWhole(response.headers)) {
      const body = await response.text();
      const failure = failureInBody(body);
      if (failure) throw new APICallError({ ...failed, ...failure, requestBodyValues: {} });
      return streamWholeAnswer(body, response);
    }
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!response.ok || !isPage) return response;
    await response.body?.cancel();
    throw new APICallError({ ...failed, message: PAGE, requestBodyValues: {} });
  };
}

function classifyAnswer({ ok, headers }: Response) {
  if (!ok) return 'modelFailure';
  return isWhole(headers) ? 'modelAnswer' : 'modelStream';
}

function isWhole(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false;
}

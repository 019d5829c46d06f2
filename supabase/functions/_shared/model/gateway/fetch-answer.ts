import { APICallError } from 'ai';
import { boundAnswer } from '../../bytes-from-elsewhere.ts';
import { failureInBody, streamWholeAnswer } from './whole-answer.ts';

/** `fault-signs` recognises a web page by this text. */
const PAGE = 'A web page came where an answer of a model was expected';

/**
 * A fetch that fails alike for every library: with an APICallError when nobody answers, when a web
 * page does (a proxy's sign-in page, another program at that address), and when a failure comes
 * with status 200. A whole answer is converted to the stream asked for; an endless one fails at its
 * limit. An abort rejects with the caller's reason.
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

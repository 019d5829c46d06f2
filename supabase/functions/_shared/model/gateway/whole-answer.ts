import { z } from 'zod';

const wholeAnswerSchema = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({}) })).min(1),
});

const failureSchema = z.union([
  z.object({ error: z.object({ message: z.string(), code: z.unknown().optional() }) }),
  z.object({ error: z.string().min(1) }),
  z.object({ object: z.literal('error'), message: z.string(), code: z.unknown().optional() }),
]);

/**
 * The whole answer converted to the stream asked for: servers that follow OpenAI's protocol loosely
 * ignore `stream: true` and send one JSON object, in which the provider's library finds no event.
 * Any other body is returned unchanged.
 */
export function streamWholeAnswer(body: string, response: Response): Response {
  const { status, headers } = response;
  const answer = wholeAnswerSchema.safeParse(parseOrNull(body)).data;
  if (!answer) return new Response(body, { status, headers: withoutLength(headers) });
  const choices = answer.choices.map(({ message, ...choice }) => ({ ...choice, delta: message }));
  const chunk = { ...answer, object: 'chat.completion.chunk', choices };
  return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
    status,
    headers: { ...withoutLength(headers), 'content-type': 'text/event-stream' },
  });
}

/** The failure in a body with status 200; null for none. */
export function failureInBody(body: string) {
  const failure = failureSchema.safeParse(parseOrNull(body)).data;
  if (!failure) return null;
  const { message, code } = 'error' in failure ? readDetails(failure.error) : failure;
  // Proxies put the status of the server behind them there; others a word, or nothing.
  const isStatus = typeof code === 'number' && code >= 400 && code < 600;
  return { message, responseBody: body, ...(isStatus && { statusCode: code }) };
}

function readDetails(error: string | { message: string; code?: unknown }) {
  return typeof error === 'string' ? { message: error, code: undefined } : error;
}

/** Drops headers that describe the body as sent, not the text read from it. */
function withoutLength(headers: Headers): Record<string, string> {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) kept.delete(name);
  return Object.fromEntries(kept);
}

function parseOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

import type { z } from 'zod';
import type { BackendSettings, Handler } from './backend-settings.ts';
import type { FunctionAnswer } from './contract/wire.ts';
import { parseJson } from './json.ts';
import { FunctionError } from './function-error.ts';

/** The longest body is a style hint of 2,000 characters; one near this limit is not the product's. */
const MAX_BODY_CHARACTERS = 32_768;

// Any origin may call: the caller's token protects the data, and no browser adds it by itself. The
// headers are those of supabase-js, and the caller's day.
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-retry-count, x-region, x-day, traceparent, tracestate, baggage',
  'access-control-max-age': '86400',
};

/**
 * Creates a function's handler: preflight, method and body checks, and one place that turns every
 * failure into an answer fit for a person to read.
 */
export function endpoint<Body extends z.ZodType, Settings extends BackendSettings>(
  bodySchema: Body,
  run: (request: Request, body: z.output<Body>, settings: Settings) => Promise<void>,
): Handler<Settings> {
  return async (request, settings) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: CORS_HEADERS });
    }
    if (request.method !== 'POST') {
      const answer: FunctionAnswer = {
        success: false,
        error: 'This address answers POST requests only.',
        code: 'bad_request',
      };
      return Response.json(answer, {
        status: 405,
        headers: { ...CORS_HEADERS, allow: 'POST, OPTIONS' },
      });
    }
    try {
      await run(request, await parseBody(request, bodySchema), settings);
      const answer: FunctionAnswer = { success: true };
      return Response.json(answer, { headers: CORS_HEADERS });
    } catch (error) {
      const failure = toFailure(error, request.signal);
      settings.log(`${new URL(request.url).pathname}: ${failure.code}`, error);
      return failure.toResponse(CORS_HEADERS);
    }
  };
}

async function parseBody<Body extends z.ZodType>(
  request: Request,
  schema: Body,
): Promise<z.output<Body>> {
  const text = await request.text();
  const parsed = text.length <= MAX_BODY_CHARACTERS ? schema.safeParse(parseJson(text)) : undefined;
  if (parsed?.success) return parsed.data;
  throw new FunctionError(
    'bad_request',
    'The request could not be understood. Please reload the page and try again.',
    { cause: parsed?.error },
  );
}

function toFailure(error: unknown, signal: AbortSignal): FunctionError {
  if (signal.aborted) return new FunctionError('cancelled', 'The request was cancelled.');
  if (error instanceof FunctionError) return error;
  return new FunctionError(
    'internal',
    'Something went wrong on the server; nothing was changed. Please try again in a moment.',
    { cause: error },
  );
}

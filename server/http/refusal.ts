import { ASK_AGAIN_AFTER_S } from '../neighbour-faults.ts';

/**
 * The host's own refusal. Each of Supabase's clients reads the message under another name:
 * `message` for data and files, `msg` for sign-in, `error` for functions.
 */
export function refusal(status: number, code: string, message: string): Response {
  return Response.json(
    {
      code,
      error_code: code,
      statusCode: String(status),
      error: code,
      message,
      msg: message,
      details: null,
      hint: null,
    },
    {
      status,
      headers: {
        'access-control-allow-origin': '*',
        ...(status === 503 ? { 'retry-after': ASK_AGAIN_AFTER_S } : {}),
      },
    },
  );
}

export function tooLarge(what = 'The request'): Response {
  return refusal(413, 'Payload too large', `${what} is too large.`);
}

/** Answers 404 for everything that is not offered, without a reason. */
export function notOffered(): Response {
  return refusal(404, 'not_found', 'There is nothing at this address.');
}

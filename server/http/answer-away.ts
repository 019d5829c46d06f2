import type { MiddlewareHandler } from 'hono';
import type { FunctionAnswer } from '../../supabase/functions/_shared/contract/wire.ts';
import { noticeAway } from '../database/request-scope.ts';
import { ASK_AGAIN_AFTER_S, getFault } from '../neighbour-faults.ts';
import { refusal } from './refusal.ts';

/**
 * Answers 503 to a request that failed because the database was away, however the library reported it: it answers 500
 * for sign-in and files, and takes a token that could not be checked for a wrong one.
 */
export const answerAway: MiddlewareHandler = async (c, next) => {
  const wasAway = await noticeAway(next);
  const { status } = c.res;
  if (!wasAway || status < 400) return;
  if (status === 503) return c.header('retry-after', ASK_AGAIN_AFTER_S);
  // The answer already names another fault.
  if (status > 500) return;
  const fault = getFault('database', '57P03');
  const answer = refusal(fault.status, fault.code, fault.message);
  c.res = c.req.path.startsWith('/functions/') ? ofFunction(fault.message, answer) : answer;
};

function ofFunction(error: string, { status, headers }: Response): Response {
  const answer: FunctionAnswer = { success: false, error, code: 'internal' };
  return Response.json(answer, { status, headers });
}

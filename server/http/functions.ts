import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type {
  FunctionAnswer,
  FunctionErrorCode,
} from '../../supabase/functions/_shared/contract/wire.ts';
import type {
  FunctionHandler,
  FunctionSettings,
} from '../../supabase/functions/_shared/function-settings.ts';
import { analyzePhotos } from '../../supabase/functions/analyze_photos/handler.ts';
import { deleteAccount } from '../../supabase/functions/delete_account/handler.ts';
import { deleteReportFiles } from '../../supabase/functions/delete_report_files/handler.ts';
import { keepAlive } from '../../supabase/functions/_shared/kept-alive.ts';
import { generateSummary } from '../../supabase/functions/generate_summary/handler.ts';
import { reviewRows } from '../../supabase/functions/review_rows/handler.ts';
import { sumPhotos } from '../../supabase/functions/sum_photos/handler.ts';
import type { RunningCalls } from '../running-calls.ts';
import { KeyedLimits } from '../keyed-limits.ts';
import type { SessionCheck } from './session-check.ts';

const handlers = new Map<string, FunctionHandler>([
  ['analyze_photos', analyzePhotos],
  ['generate_summary', generateSummary],
  ['review_rows', reviewRows],
  ['sum_photos', sumPhotos],
  ['delete_report_files', deleteReportFiles],
  ['delete_account', deleteAccount],
]);

const MAX_BODY_BYTES = 128 * 1024;

/** Functions that read a whole report, which for the largest takes seconds of the host's thread, in slices. */
const OF_A_WHOLE_REPORT = new Set(['generate_summary', 'review_rows', 'sum_photos']);
/** Reports of one person at a time; the browser asks for one. */
const REPORTS_AT_ONCE = 1;

/**
 * The functions as Supabase serves them, under /functions/v1/<name>, for sessions that exist. Each
 * call reads `settings` once: one analyst answers all of it.
 */
export function functionRoutes(
  settings: () => FunctionSettings,
  session: SessionCheck,
  calls: Pick<RunningCalls, 'add'>,
): Hono {
  const people = new KeyedLimits(REPORTS_AT_ONCE);
  const routes = new Hono();
  routes.use(async (c, next) => {
    if ((await session.checkSession(c.req.raw)) !== 'ended') return next();
    return refusal(401, 'Your session has ended. Please sign in again.');
  });
  routes.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => refusal(413, 'The request is too large.'),
    }),
  );
  routes.all('/:name', async (c) => {
    const name = c.req.param('name');
    const handler = handlers.get(name);
    if (!handler) return refusal(404, 'There is no such function.');
    const person = await session.findCaller(c.req.raw);
    const work = () => handler(c.req.raw, settings());
    // Other methods are refused at once and do not wait.
    const isCall = c.req.method === 'POST';
    const isLimited = person !== null && isCall && OF_A_WHOLE_REPORT.has(name);
    return keepAlive(calls.add(isLimited ? people.run(person, work) : work()));
  });
  routes.all('*', () => refusal(404, 'There is no such function.'));
  return routes;
}

const CODES = new Map<number, FunctionErrorCode>([
  [401, 'unauthenticated'],
  [404, 'not_found'],
]);

function refusal(status: number, error: string): Response {
  const answer: FunctionAnswer = {
    success: false,
    error,
    code: CODES.get(status) ?? 'bad_request',
  };
  return Response.json(answer, { status, headers: { 'access-control-allow-origin': '*' } });
}

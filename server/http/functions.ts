import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type {
  FunctionAnswer,
  FunctionErrorCode,
} from '../../supabase/functions/_shared/contract.ts';
import type {
  FunctionHandler,
  FunctionSettings,
} from '../../supabase/functions/_shared/function-settings.ts';
import { analyzePhotos } from '../../supabase/functions/analyze_photos/handler.ts';
import { deleteAccount } from '../../supabase/functions/delete_account/handler.ts';
import { deleteReportFiles } from '../../supabase/functions/delete_report_files/handler.ts';
import { generateSummary } from '../../supabase/functions/generate_summary/handler.ts';
import { reviewRows } from '../../supabase/functions/review_rows/handler.ts';
import type { SessionState } from './session-check.ts';

const handlers = new Map<string, FunctionHandler>([
  ['analyze_photos', analyzePhotos],
  ['generate_summary', generateSummary],
  ['review_rows', reviewRows],
  ['delete_report_files', deleteReportFiles],
  ['delete_account', deleteAccount],
]);

const MAX_BODY_BYTES = 128 * 1024;

/** The functions as Supabase serves them, under /functions/v1/<name>, for sessions that exist. */
export function functionRoutes(
  settings: FunctionSettings,
  sessionOf: (request: Request) => Promise<SessionState>,
): Hono {
  const routes = new Hono();
  routes.use(async (c, next) => {
    if ((await sessionOf(c.req.raw)) !== 'ended') return next();
    return refusal(401, 'Your session has ended. Please sign in again.');
  });
  routes.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => refusal(413, 'The request is too large.'),
    }),
  );
  routes.all('/:name', (c) => {
    const handler = handlers.get(c.req.param('name'));
    return handler ? handler(c.req.raw, settings) : refusal(404, 'There is no such function.');
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

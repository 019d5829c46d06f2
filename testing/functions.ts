import type { FunctionAnswer } from '../supabase/functions/_shared/contract/wire.ts';
import { FunctionError } from '../supabase/functions/_shared/function-error.ts';
import type { OwnedReport } from './reports.ts';

/** Calls a function as its person does, or with another token or body. */
export async function callFunction(
  report: OwnedReport,
  name: string,
  body: unknown,
  init: { token?: string | null; method?: string } = {},
): Promise<{ status: number; answer: FunctionAnswer; headers: Headers }> {
  const token = init.token === undefined ? report.token : init.token;
  const response = await fetch(`${report.hostUrl}/functions/v1/${name}`, {
    method: init.method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(init.method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { headers } = response;
  const answer = (await response.json()) as FunctionAnswer;
  return { status: readStatus(response, answer), headers, answer };
}

/**
 * The status of an answer, also of one that came so late that it had begun with 200: what a test expects does not
 * depend on how busy the machine is.
 */
export function readStatus(response: Response, { code }: FunctionAnswer): number {
  return isKeptAlive(response) && code
    ? new FunctionError(code, '').toResponse().status
    : response.status;
}

/** True when signs of life came before the answer. */
function isKeptAlive({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('no-transform') === true;
}

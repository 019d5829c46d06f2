import type { FunctionAnswer } from '../supabase/functions/_shared/contract.ts';
import type { ReportOf } from './reports.ts';

/** Calls a function as its person does, or with another token or body. */
export async function callFunction(
  report: ReportOf,
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
  const { status, headers } = response;
  return { status, headers, answer: (await response.json()) as FunctionAnswer };
}

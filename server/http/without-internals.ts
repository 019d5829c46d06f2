import { z } from 'zod';
import { findFault } from '../neighbour-faults.ts';
import { refusal } from './refusal.ts';

const codeSchema = z.object({ code: z.string().regex(/^([0-9A-Z]{5}|PGRST\d{3})$/) });

const SENTENCES = new Map([
  ['57014', 'This took too long and was stopped. Please try again with less at once.'],
  ['53100', 'The disk of the server is full, so nothing was saved. Please try again later.'],
]);
const UNEXPECTED = 'Something went wrong on the server. Please try again.';

/**
 * The same answer, unless it is an internal failure: then only Postgres' code and a sentence leave
 * the host, because the engine's messages name tables, files and values.
 */
export async function withoutInternals(answer: Response): Promise<Response> {
  if (answer.status < 500) return answer;
  const body = codeSchema.safeParse(await answer.json().catch(() => null));
  const code = body.data?.code ?? 'unexpected_failure';
  const sentence = SENTENCES.get(code) ?? findFault('database', code)?.message ?? UNEXPECTED;
  return refusal(answer.status, code, sentence);
}

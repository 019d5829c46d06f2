import type { SupabaseClient } from '@supabase/supabase-js';
import type { Belongings } from './cell.ts';
import { refusalStatus } from './late-answer.ts';

/** What supabase-js gives for a question: the parts that an outcome is made of. */
interface Given {
  data: unknown;
  error: unknown;
  status?: number;
  count?: number | null;
}

export interface ClientCall {
  name: string;
  ask(client: SupabaseClient, owner: Belongings, me: Belongings): PromiseLike<Given>;
  /** In the order of CALLERS. */
  outcomes: [visitor: string, owner: string, stranger: string, refused: string];
}

/** What a client was given, in a few characters. */
export function clientOutcome({ data, error, status, count }: Given): string {
  const refusal = (error ?? {}) as Record<string, unknown>;
  const response = (refusal['context'] ?? {}) as Record<string, unknown>;
  const answered =
    refusalStatus(data) ??
    response['status'] ??
    refusal['statusCode'] ??
    refusal['status'] ??
    status ??
    (error ? 'failed' : 200);
  const named = refusal['code'] ?? refusal['error'];
  const code = typeof named === 'string' && named !== '' ? ` ${named}` : '';
  const rows = Array.isArray(data) ? ` ${data.length}` : '';
  return `${String(answered)}${code}${rows}${typeof count === 'number' ? ` of ${count}` : ''}`;
}

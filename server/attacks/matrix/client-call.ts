import type { SupabaseClient } from '@supabase/supabase-js';
import type { Belongings } from './cell.ts';
import { refusalStatus } from './late-answer.ts';

/** The parts of a supabase-js answer that make an outcome. */
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

/** Sums up a client's answer in a few characters. */
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

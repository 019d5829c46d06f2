import { z } from 'zod';
import type { RawAnswer } from '../../../testing/raw-request.ts';

const refusalSchema = z.looseObject({
  code: z.union([z.string(), z.number()]).optional(),
  error: z.unknown().optional(),
});

/** What an answer says in a few characters: its status, its code or the count of its rows. */
export function summariseOutcome({ status, headers, text }: RawAnswer): string {
  const total = /\/(.+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  const counted = total && total !== '*' ? ` of ${total}` : '';
  return `${status}${detailOf(status, text)}${counted}`;
}

function detailOf(status: number, text: string): string {
  if (text === '') return '';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ' bytes';
  }
  if (Array.isArray(value)) return ` ${value.length} ${value.length === 1 ? 'row' : 'rows'}`;
  const { code, error } = refusalSchema.safeParse(value).data ?? {};
  if (status < 400) return '';
  return ` ${code ?? (typeof error === 'string' ? error : 'refused')}`;
}

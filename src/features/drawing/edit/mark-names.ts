import type { DrawnMark } from '../../../../supabase/functions/_shared/drawing/drawing';
import { TOOL_NAMES } from './tools';

/** What a mark is called where marks are listed and spoken: "Mark 2: arrow, ‘crack’". */
export function markName({ kind, number, text }: DrawnMark, index: number): string {
  const called = TOOL_NAMES[kind].toLowerCase();
  const which = number === null ? called : `${called} ${String(number)}`;
  return `Mark ${String(index + 1)}: ${which}${text === '' ? '' : `, ‘${text}’`}`;
}

export function lineName(index: number): string {
  return `Proposed line ${String(index + 1)}`;
}

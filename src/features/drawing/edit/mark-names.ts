import type { DrawnMark } from '@shared/drawing/drawing';
import { TOOL_NAMES } from './tools';

/**
 * A mark's name in lists and speech, by its index: "1. Arrow, ‘crack’". A number is named as texts cite it: "2. Mark
 * 1".
 */
export function markName({ kind, number, text }: DrawnMark, index: number): string {
  const called = number === null ? TOOL_NAMES[kind] : `Mark ${String(number)}`;
  return `${String(index + 1)}. ${called}${text === '' ? '' : `, ‘${text}’`}`;
}

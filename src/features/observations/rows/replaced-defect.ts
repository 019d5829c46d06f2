import { z } from 'zod';
import type { Observation } from '@/records/observation';
import type { RowFieldName, RowWords } from '@shared/row-words';

/**
 * Tells that one text replaced another rather than mending it: fewer than half of the old text's trigrams are in the
 * new one. Letters, not words: a typo or a plural does not replace a text of one word.
 */
export function isReplaced(before: string, after: string): boolean {
  const old = listTrigrams(before);
  if (old.size === 0) return false;
  const now = listTrigrams(after);
  const kept = [...old].filter((letters) => now.has(letters)).length;
  return kept * 2 < old.size;
}

function listTrigrams(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const groups = Array.from({ length: Math.max(0, plain.length - 2) }, (_, index) =>
    plain.slice(index, index + 3),
  );
  return new Set(groups.length > 0 || plain === '' ? groups : [plain]);
}

/** The judgements of a defect; a report has a rating or a severity. */
export const JUDGEMENTS = ['rating', 'severity', 'urgency'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export function isJudgement(name: RowFieldName): name is Judgement {
  return JUDGEMENTS.some((judgement) => judgement === name);
}

const leftOverSchema = z.object({ of: z.string(), values: z.record(z.string(), z.string()) });
/** Judgements that a person has not confirmed since the defect was reworded, and the defect they were set for. */
export type LeftOver = z.infer<typeof leftOverSchema>;

type Judged = Pick<Observation, 'defect' | 'left_over' | Judgement>;

/** The judgements set for a defect that this change replaces; undefined for none. */
export function leftOver(row: Judged, change: Partial<RowWords>): LeftOver | undefined {
  if (change.defect === undefined || !isReplaced(row.defect, change.defect)) return undefined;
  const open = openLeftOver(row, JUDGEMENTS);
  const stays = JUDGEMENTS.filter((name) => row[name] && change[name] === undefined);
  if (stays.length === 0) return undefined;
  const of = open.length > 0 ? (read(row)?.of ?? row.defect) : row.defect;
  return { of, values: Object.fromEntries(stays.map((name) => [name, row[name] ?? ''])) };
}

/** Those still to confirm: setting one again, or restoring its defect, confirms it. */
export function openLeftOver(
  row: Judged,
  shown: readonly RowFieldName[],
): { name: Judgement; value: string }[] {
  const kept = read(row);
  if (!kept || !isReplaced(kept.of, row.defect)) return [];
  return JUDGEMENTS.flatMap((name) => {
    const value = kept.values[name];
    return value && shown.includes(name) && row[name] === value ? [{ name, value }] : [];
  });
}

/** The judgements still to confirm after these; null for none. */
export function withoutLeftOver(row: Judged, names: readonly Judgement[]): LeftOver | null {
  const kept = read(row);
  const values = Object.entries(kept?.values ?? {}).filter(
    ([name]) => !names.some((n) => n === name),
  );
  return kept && values.length > 0 ? { ...kept, values: Object.fromEntries(values) } : null;
}

function read({ left_over }: Pick<Observation, 'left_over'>): LeftOver | null {
  return left_over === null ? null : (leftOverSchema.safeParse(left_over).data ?? null);
}

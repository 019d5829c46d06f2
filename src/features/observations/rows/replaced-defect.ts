import type { RowWords, WordName } from '../schema';

/**
 * Whether one text was written in another's place, not mended: fewer than half of the old text's
 * groups of three letters are in the new one. Letters rather than words, so that a typo or a plural
 * leaves a text of one word what it was.
 */
export function isReplaced(before: string, after: string): boolean {
  const old = lettersOf(before);
  if (old.size === 0) return false;
  const now = lettersOf(after);
  const kept = [...old].filter((letters) => now.has(letters)).length;
  return kept * 2 < old.size;
}

function lettersOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const groups = Array.from({ length: Math.max(0, plain.length - 2) }, (_, index) =>
    plain.slice(index, index + 3),
  );
  return new Set(groups.length > 0 || plain === '' ? groups : [plain]);
}

/** What is said about a defect and chosen from a few; a report has a rating or a severity. */
export const JUDGEMENTS = ['rating', 'severity', 'urgency'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export function isJudgement(name: WordName): name is Judgement {
  return JUDGEMENTS.some((judgement) => judgement === name);
}

/**
 * What was said about a defect that this change replaces, and that the person has not looked at since; of those
 * that the report's rows show.
 */
export function leftOver(
  base: Pick<RowWords, 'defect' | Judgement>,
  change: Partial<RowWords>,
  shown: readonly WordName[],
): Judgement[] {
  if (change.defect === undefined || !isReplaced(base.defect, change.defect)) return [];
  return JUDGEMENTS.filter(
    (name) => shown.includes(name) && Boolean(base[name]) && change[name] === undefined,
  );
}

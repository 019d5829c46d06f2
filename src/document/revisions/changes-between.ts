import { ROW_FIELD_NAMES } from '@shared/row-words';
import type { RevisionContent, SignedRow } from '@/records/signed-revision';

/** A text before and after; blank where absent. */
export interface TextChange {
  name: string;
  before: string;
  after: string;
}

export interface RowChange {
  id: string;
  /** Its current number, or its last one if removed. */
  number: number;
  kind: 'added' | 'removed' | 'changed';
  texts: TextChange[];
}

export interface ContentChanges {
  rows: RowChange[];
  moved: boolean;
  sections: TextChange[];
  report: TextChange[];
  letterhead: boolean;
}

/** A row's texts in reading order; its other columns are provenance. */
const COMPARED = [
  ...ROW_FIELD_NAMES,
  'photo',
  'marks',
  'drawing',
  'finding_id',
  'photo_refs',
] as const;
export type ChangedRowField = (typeof COMPARED)[number];

/** Counts as the database does at signing: see private.revision_changes. */
export function changesBetween(before: RevisionContent, after: RevisionContent): ContentChanges {
  const earlier = new Map(before.rows.map((row, index) => [row.id, { row, number: index + 1 }]));
  const ids = new Set(after.rows.map(({ id }) => id));
  const rows = after.rows.flatMap((row, index): RowChange[] => {
    const was = earlier.get(row.id)?.row;
    const texts = textChanges(COMPARED, was, row);
    const at = { id: row.id, number: index + 1, texts };
    if (!was) return [{ ...at, kind: 'added' }];
    return texts.length === 0 ? [] : [{ ...at, kind: 'changed' }];
  });
  const removed = [...earlier.values()].filter(({ row }) => !ids.has(row.id));
  const common = before.rows.map(({ id }) => id).filter((id) => ids.has(id));
  const now = after.rows.map(({ id }) => id).filter((id) => earlier.has(id));
  return {
    rows: [
      ...rows,
      ...removed.map(({ row, number }): RowChange => {
        const texts = textChanges<SignedRow>(COMPARED, row, undefined);
        return { id: row.id, number, kind: 'removed', texts };
      }),
    ],
    moved: common.some((id, index) => id !== now[index]),
    sections: (['discussion', 'recommendation'] as const).flatMap((name) => {
      const [was, is] = [before.sections[name], after.sections[name]];
      const isSame =
        (was?.paragraph ?? '') === (is?.paragraph ?? '') &&
        canonical(was?.photo_refs ?? {}) === canonical(is?.photo_refs ?? {});
      return isSame ? [] : [{ name, before: was?.paragraph ?? '', after: is?.paragraph ?? '' }];
    }),
    report: textChanges(listKeys(after.report), before.report, after.report),
    letterhead: canonical(before.letterhead) !== canonical(after.letterhead),
  };
}

export function isUnchanged(changes: ContentChanges): boolean {
  const { rows, moved, sections, report, letterhead } = changes;
  return !moved && !letterhead && rows.length + sections.length + report.length === 0;
}

function textChanges<T extends object>(
  names: readonly (keyof T & string)[],
  before: T | undefined,
  after: T | undefined,
): TextChange[] {
  return names
    .filter((name) => canonical(before?.[name] ?? null) !== canonical(after?.[name] ?? null))
    .map((name) => ({
      name,
      before: formatValue(before?.[name]),
      after: formatValue(after?.[name]),
    }))
    .filter((change) =>
      before !== undefined && after !== undefined ? true : change.before + change.after !== '',
    );
}

/** Writes values of one meaning as the same text, keys sorted. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join()}}`;
}

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : canonical(value);

const listKeys = <T extends object>(value: T) => Object.keys(value) as (keyof T & string)[];

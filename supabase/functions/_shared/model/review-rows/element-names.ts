import type { Provenance } from '../../contract/stored.ts';
import type { ReviewedRow } from '../../analyst.ts';
import type { ReviewAnswer } from './schema.ts';

/** A row whose element is called otherwise in other rows. */
export interface Renaming {
  row: ReviewedRow;
  becomes: string;
  /** Rows of the group that have that name already. */
  named: ReviewedRow[];
}

/** A row holds a person's own words. Words of unknown origin count as theirs. */
export function isByPerson(provenance: Provenance | null): boolean {
  return provenance === null || provenance === 'edited' || provenance === 'written';
}

/** A row holds an analyst's words that nobody has checked. */
export function isByAnalyst({ hand }: Pick<ReviewedRow, 'hand'>): boolean {
  return hand === 'proposed';
}

/**
 * Rows to be renamed so that one element has one name: a name that a person wrote or accepted before
 * any other, else the most frequent. Only names that the report has are given, and a person's own name
 * gives way only to another that a person wrote.
 */
export function renamings(
  groups: ReviewAnswer['elements'],
  rows: readonly ReviewedRow[],
): Renaming[] {
  const readName = (row: ReviewedRow) => row.element.trim();
  const uses = (name: string, of: readonly ReviewedRow[]) =>
    of.filter((row) => readName(row) === name).length;
  const persons = rows.filter(({ hand }) => isByPerson(hand));
  const approved = rows.filter(({ hand }) => hand !== 'proposed');

  return joined(groups, rows).flatMap(({ names, members }) => {
    const candidates = [...new Set([...members.map(readName), ...names])].filter(
      (name) => name !== '' && uses(name, rows) > 0,
    );
    const [best] = candidates.sort(
      (a, b) => uses(b, approved) - uses(a, approved) || uses(b, rows) - uses(a, rows),
    );
    if (best === undefined) return [];
    const named = members.filter((row) => readName(row) === best);
    return members.flatMap((row) => {
      const mayRename = !isByPerson(row.hand) || uses(best, persons) > 0;
      return readName(row) !== '' && readName(row) !== best && mayRename
        ? [{ row, becomes: best, named }]
        : [];
    });
  });
}

interface Group {
  names: string[];
  members: ReviewedRow[];
}

/** Groups of rows that the report has, those with a row in common as one. */
function joined(groups: ReviewAnswer['elements'], rows: readonly ReviewedRow[]): Group[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const result: Group[] = [];
  for (const { name, photos } of groups) {
    let group: Group = {
      names: [name.trim()],
      members: [...new Set(photos)].flatMap((number) => byNumber.get(number) ?? []),
    };
    for (const other of [...result]) {
      if (!other.members.some((row) => group.members.includes(row))) continue;
      result.splice(result.indexOf(other), 1);
      group = {
        names: [...other.names, ...group.names],
        members: [...new Set([...other.members, ...group.members])],
      };
    }
    if (group.members.length > 1) result.push(group);
  }
  return result;
}

import type { Provenance } from '../../contract/stored.ts';
import type { ReviewedRow } from '../../analyst.ts';
import type { ReviewAnswer } from './schema.ts';

/** A row whose element has another name in other rows. */
export interface Renaming {
  row: ReviewedRow;
  becomes: string;
  /** Rows of the group that already have that name. */
  named: ReviewedRow[];
}

/** True when the words are a person's own; words of unknown origin count as theirs. */
export function isByPerson(provenance: Provenance | null): boolean {
  return provenance === null || provenance === 'edited' || provenance === 'written';
}

/** True when nobody has checked the analyst's words. */
export function isByAnalyst({ hand }: Pick<ReviewedRow, 'hand'>): boolean {
  return hand === 'proposed';
}

/**
 * Rows to rename so that each element has one name: preferably one that a person wrote or accepted,
 * else the most frequent. Only names in the report are used, and a person's own name is only
 * replaced by another that a person wrote.
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

/** Groups of the report's rows; groups that share a row are merged. */
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

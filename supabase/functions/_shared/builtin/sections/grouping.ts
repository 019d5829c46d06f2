import type { Outcome } from '../../contract/stored.ts';
import type { AssessedRow } from './assessed-row.ts';
import type { ElementGroup } from './building-parts.ts';
import { byPriority, urgency } from './detail.ts';
import { listElementNames } from './element-name.ts';
import type { Theme } from './themes.ts';

export function withOutcome(rows: AssessedRow[], ...outcomes: Outcome[]): AssessedRow[] {
  return rows.filter(({ outcome }) => outcomes.includes(outcome));
}

/** Groups in the order in which they matter: the worst first, then the larger. */
export function byGroup(rows: AssessedRow[]): [ElementGroup, AssessedRow[]][] {
  const groups = new Map<ElementGroup, AssessedRow[]>();
  for (const row of byPriority(rows))
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  const worst = (members: AssessedRow[]) => Math.min(...members.map(urgency));
  return [...groups].sort(([, a], [, b]) => worst(a) - worst(b) || b.length - a.length);
}

export function byTheme(rows: AssessedRow[]): [Theme, AssessedRow[]][] {
  const themes = new Map<Theme, AssessedRow[]>();
  for (const row of rows) themes.set(row.theme, [...(themes.get(row.theme) ?? []), row]);
  return [...themes];
}

/** The numbers of the rows' photos. */
export function listRowNumbers(rows: readonly AssessedRow[]): number[] {
  return rows.flatMap(({ photos }) => photos);
}

/** How many elements one statement names before it only cites. */
const MAX_NAMED = 3;

/** The elements of several rows, each once; empty when they are unknown or too many to name. */
export function listElements(rows: readonly AssessedRow[]): string {
  const names = listElementNames(rows.map(({ element }) => element));
  return names.length <= MAX_NAMED ? names.join(', ').replace(/, (?=[^,]*$)/, ' and ') : '';
}

import type { Observation } from '@/records/observation';

/** Ids in one URL: far below servers' limits of length. */
const IDS_AT_ONCE = 100;

/** Groups rows that one request can name. */
export function groupByRevisionCount(
  rows: readonly Pick<Observation, 'id' | 'version'>[],
): { version: number; ids: string[] }[] {
  const groups: { version: number; ids: string[] }[] = [];
  for (const { id, version } of rows) {
    const open = groups.findLast((group) => group.version === version);
    if (open && open.ids.length < IDS_AT_ONCE) open.ids.push(id);
    else groups.push({ version, ids: [id] });
  }
  return groups;
}

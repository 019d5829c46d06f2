/** A rotated backup's name: the UTC time when it was made, so that names sort by age. */
const NAME = /^plumbline-(\d{4})(\d{2})(\d{2})T\d{6}Z\.tar$/;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Keep {
  /** The number of newest backups to keep. */
  newest: number;
  /** Besides, the newest backup of each of the last weeks that have one. */
  weeks: number;
}

export function backupName(at: Date): string {
  return `plumbline-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar`;
}

/** The names of rotated backups to delete; other names are never included. */
export function expiredBackups(names: string[], keep: Keep): string[] {
  const made = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const kept = new Set(made.slice(0, keep.newest));
  const weeks = new Set<number>();
  for (const name of made) {
    const week = findWeek(name);
    if (weeks.has(week)) continue;
    if (weeks.size === keep.weeks) break;
    weeks.add(week);
    kept.add(name);
  }
  return made.filter((name) => !kept.has(name));
}

/** Weeks since a Monday, in UTC. */
function findWeek(name: string): number {
  const [, year, month, day] = NAME.exec(name) ?? [];
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
  // 1 January 1970 was a Thursday.
  return Math.floor((days + 3) / 7);
}

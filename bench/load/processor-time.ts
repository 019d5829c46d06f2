import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processors' time in hundredths of a second. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  ms: number;
}

/** The milliseconds of processor time that each thread of a process has had, by its number. */
export function threadTimes(pid: number): Map<string, number> {
  const threads = readdirSync(`/proc/${pid}/task`);
  return new Map(threads.map((id) => [id, readStat(`/proc/${pid}/task/${id}/stat`)?.ms ?? 0]));
}

/** The milliseconds that all children of a process have had together, those that have ended left out. */
export function childrensTime(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(`/proc/${name}/stat`))
    .reduce((sum, stat) => sum + (stat?.parent === pid ? stat.ms : 0), 0);
}

/** Null for what has ended meanwhile. */
function readStat(path: string): Stat | null {
  try {
    const text = readFileSync(path, 'utf8');
    // The name before may hold spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [, parent, , , , , , , , , , user, system] = fields.map(Number);
    return { parent: parent ?? 0, ms: ((user ?? 0) + (system ?? 0)) * TICK_MS };
  } catch {
    return null;
  }
}

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deed, Inspector } from './inspector.ts';

/** The most memory that a host under load may hold, in MB. */
export const MEMORY_BOUND_MB = 600;

export interface LoadResult {
  /** Milliseconds of every deed, by kind. */
  times: Map<Deed, number[]>;
  errors: string[];
  /** Resident memory of the host in MB, once a second. */
  memory: number[];
}

/** People pause between two deeds: a second on average. */
const pause = () => wait(500 + Math.random() * 1000);

/** All these people at work at once, for a while. `pid` is the host's. */
export async function runMixedLoad(
  people: Inspector[],
  seconds: number,
  pid: number,
): Promise<LoadResult> {
  const result: LoadResult = { times: new Map(), errors: [], memory: [] };
  const end = performance.now() + seconds * 1000;
  const sampling = setInterval(() => result.memory.push(residentMb(pid)), 1000);
  await Promise.all(
    people.map(async (person) => {
      await wait(Math.random() * 1000);
      while (performance.now() < end) {
        const begun = performance.now();
        try {
          const deed = await person.doSomething();
          const times = result.times.get(deed) ?? [];
          result.times.set(deed, [...times, performance.now() - begun]);
        } catch (error) {
          result.errors.push(error instanceof Error ? error.message : JSON.stringify(error));
        }
        await pause();
      }
    }),
  );
  clearInterval(sampling);
  result.memory.push(residentMb(pid));
  return result;
}

/** On Linux; elsewhere nothing is known, and 0 is said. */
export function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const TIMES = 5;
/** Below it, in microseconds, the clock of the processor says little. */
const LEAST = 1000;

/**
 * Microseconds of the processor that a piece of work takes: the least of several times, since what else the process
 * does meanwhile counts too. For ratios between two pieces of work in one test.
 */
export function leastWork(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage().user;
    work();
    return process.cpuUsage().user - before;
  });
  return Math.max(LEAST, Math.min(...times));
}

/**
 * 200 signed-in people at one host for a minute: reads, writes and uploads mixed as people do them, with a
 * second between two deeds of one person. Prints latency by kind, memory, errors and lost writes; ends
 * with 1 when there is an error or a loss, or memory passes its bound. `npm run bench -- load`.
 */
import { rmSync } from 'node:fs';
import { startProcess } from '../testing/hosts/host-process.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { MEMORY_BOUND_MB, runMixedLoad, quantile, residentMb } from './load/mixed-load.ts';
import { listLosses, signInInspectors } from './load/people.ts';
import { report } from './load/report.ts';

const PEOPLE = Number(process.env['LOAD_PEOPLE'] ?? 200);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 60);

const dataDir = temporaryFolder();
const host = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
try {
  const url = await host.ready;
  const pid = host.process.pid ?? 0;
  report('load_memory_idle', residentMb(pid), 'MB', MEMORY_BOUND_MB);
  const people = await signInInspectors(url, PEOPLE);
  const { errors, memory, times } = await runMixedLoad(people, SECONDS, pid);

  let count = 0;
  for (const [deed, values] of [...times].sort(([a], [b]) => a.localeCompare(b))) {
    count += values.length;
    for (const share of [0.5, 0.95, 0.99]) {
      report(`load_${deed}_p${share * 100}`, quantile(values, share), 'ms', 1000);
    }
  }
  report('load_deeds', count, 'deeds', PEOPLE * SECONDS);
  const half = Math.floor(memory.length / 2);
  report('load_memory_max', Math.max(...memory), 'MB', MEMORY_BOUND_MB);
  report('load_memory_second_half', mean(memory.slice(half)), 'MB', mean(memory.slice(0, half)));
  const lost = await listLosses(people);
  report('load_errors', errors.length, 'errors', 0);
  report('load_lost_writes', lost.length, 'writes', 0);
  for (const line of [...new Set(errors), ...lost].slice(0, 20)) console.error(line);
  if (errors.length + lost.length > 0 || Math.max(...memory) > MEMORY_BOUND_MB)
    process.exitCode = 1;
} finally {
  await host.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

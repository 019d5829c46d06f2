/**
 * Two hosts on one database and one bucket, behind a proxy, restarted one after the other again and again while people
 * work: `npm run bench -- rolling-restart`. Prints requests that failed and writes that were lost; ends with 1 when there
 * is one. PROXY=caddy or PROXY=nginx goes through the samples of deploy/; RESTARTS, PEOPLE and DRAIN_SECONDS change it.
 */
import type { ProxyName } from './load/proxies.ts';
import { report } from './load/report.ts';
import { restartInTurn } from './load/restart-in-turn.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 4);
const PEOPLE = Number(process.env['PEOPLE'] ?? 20);

const { deeds, errors, failed, lost, stops, starts } = await restartInTurn({
  restarts: RESTARTS,
  people: PEOPLE,
  proxy: (process.env['PROXY'] ?? 'own') as ProxyName,
  pauseMs: 100,
  settings: { DRAIN_SECONDS: process.env['DRAIN_SECONDS'] ?? '5' },
});
report('rolling_restart_deeds', deeds, 'deeds', RESTARTS * PEOPLE);
report('rolling_restart_stop_max', Math.max(...stops), 'ms', 15_000);
report('rolling_restart_start_max', Math.max(...starts), 'ms', 30_000);
report('rolling_restart_errors', errors.length, 'errors', 0);
report('rolling_restart_lost_writes', lost.length, 'writes', 0);
for (const line of [...errors, ...failed, ...lost].slice(0, 20)) console.error(line);
process.exit(errors.length + lost.length > 0 ? 1 : 0);

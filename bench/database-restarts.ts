/**
 * Restarts the PostgreSQL of a host fifty times while 24 people write and upload: as its operator does, at once, and
 * killed, in turn. Ends with 1 where the host ended, answered 500 or lost what it had acknowledged.
 * `npm run bench -- database-restarts`; RESTARTS and PEOPLE change it.
 */
import { report } from './load/report.ts';
import { restartDatabase } from './load/database-restarts.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 50);
const PEOPLE = Number(process.env['PEOPLE'] ?? 24);

const result = await restartDatabase({ restarts: RESTARTS, people: PEOPLE });
const failed = result.statuses['500'] ?? 0;
report('database_restarts_acknowledged', result.acknowledged, 'writes', 0);
report('database_restarts_refused', result.refused, 'deeds', 0);
report('database_restarts_unavailable', result.statuses['503'] ?? 0, 'answers', 0);
report('database_restarts_hosts_ended', Number(result.hasEnded), 'hosts', 0);
report('database_restarts_failed', failed, 'answers', 0);
report('database_restarts_lost', result.lost.length, 'writes', 0);
for (const line of result.lost.slice(0, 20)) console.error(line);
process.exit(result.hasEnded || failed > 0 || result.lost.length > 0 ? 1 : 0);

/**
 * A host on PostgreSQL with a thousand rows of other people, and with a million: what a person's screens ask of it, each
 * some thirty times. Prints the database's own time for a deed against that with a thousand, and the tables of many rows
 * that a statement read whole. Ends with 1 where one was, or a deed takes 1.5 times as long. `npm run bench -- scale`.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shareDatabase } from '../testing/hosts/two-hosts.ts';
import { signIn } from '../testing/people.ts';
import { quantile } from './load/mixed-load.ts';
import { report } from './load/report.ts';
import { prepareDeeds } from './scale/deeds.ts';
import { type Amounts, fillDatabase } from './scale/fill-database.ts';
import { type Plan, readPlans } from './scale/read-plans.ts';

const ROUNDS = 30;
const SLOWER_AT_MOST = 1.5;
/** Of less than a tenth of a millisecond the clock says little. */
const LEAST_MS = 0.1;
const SMALL: Amounts = { people: 1, reports: 20, rows: 1000 };
const LARGE: Amounts = { people: 1000, reports: 20_000, rows: 1_000_000 };
const OWN = { reports: 20, rowsOfReport: 50 };
/** Reading them whole grows with how many there are. */
const LONG_TABLES = ['users', 'reports', 'observations', 'sections', 'objects'];

const hosts = await shareDatabase();
try {
  await hosts.ask(`alter database shared set session_preload_libraries = 'auto_explain'`);
  await hosts.ask(`alter database shared set auto_explain.log_min_duration = 0`);
  await hosts.ask(`alter database shared set auto_explain.log_nested_statements = on`);
  await hosts.ask(`alter database shared set auto_explain.log_timing = off`);
  const { url } = await hosts.start({ storageQuota: 1e15 });
  const person = await signIn(url);
  const deeds = await prepareDeeds(url, person, OWN);
  const file = join(hosts.cluster.folder, 'log');
  const logged = () => statSync(file).size;
  const readFrom = (begin: number): string => {
    const bytes = Buffer.alloc(logged() - begin);
    const descriptor = openSync(file, 'r');
    readSync(descriptor, bytes, 0, bytes.length, begin);
    closeSync(descriptor);
    return bytes.toString();
  };

  const measure = async (): Promise<Map<string, { ms: number; plans: Plan[] }>> => {
    const figures = new Map<string, { ms: number; plans: Plan[] }>();
    for (const [name, ask] of Object.entries(deeds)) {
      const each: number[] = [];
      let plans: Plan[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = logged();
        try {
          await ask();
        } catch (error) {
          console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
          process.exitCode = 1;
          break;
        }
        plans = readPlans(readFrom(before));
        // What is nested counts twice, with few rows and with many.
        each.push(plans.reduce((sum, { ms }) => sum + ms, 0));
      }
      if (each.length > 0) figures.set(name, { ms: quantile(each, 0.5), plans });
    }
    return figures;
  };

  await fillDatabase(hosts, SMALL);
  const small = await measure();
  await fillDatabase(hosts, LARGE);
  const large = await measure();
  const [size] = await hosts.ask(
    `select pg_database_size('shared')::float8 / (select count(*) from public.observations) as bytes`,
  );
  report('scale_bytes_of_row', Number(size?.['bytes']), 'bytes', 0);
  for (const [name, { ms, plans }] of large) {
    const before = small.get(name)?.ms ?? 0;
    report(`scale ${name}`, ms, 'ms', Math.max(LEAST_MS, before));
    if (Math.max(LEAST_MS, ms) > SLOWER_AT_MOST * Math.max(LEAST_MS, before)) process.exitCode = 1;
    for (const { statement, readWhole } of plans) {
      const tables = readWhole.filter((table) => LONG_TABLES.includes(table));
      if (tables.length === 0) continue;
      process.exitCode = 1;
      console.error(`${name}: read whole ${tables.join(', ')}: ${statement.slice(0, 300)}`);
    }
  }
} finally {
  await hosts.close();
}

/**
 * A host on PostgreSQL with a thousand rows of other people, and with a million: what a person's screens ask of it, each
 * some thirty times. Prints the database's own time for a deed against that with a thousand, and the tables of many rows
 * that a statement read whole. Ends with 1 where one was, or a deed takes 1.5 times as long. What administrators ask of
 * all people is bounded by how many there are; what a host does once a day is printed. `npm run bench -- scale`.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shareDatabase } from '../testing/hosts/two-hosts.ts';
import { signIn } from '../testing/people.ts';
import { quantile } from './load/mixed-load.ts';
import { report } from './load/report.ts';
import { type Deeds, prepareDeeds, seedOwn } from './scale/deeds.ts';
import { type Amounts, fillDatabase } from './scale/fill-database.ts';
import { doHostChores } from './scale/host-chores.ts';
import { accountDeeds, preparePeopleDeeds } from './scale/people-deeds.ts';
import { type Plan, readPlans } from './scale/read-plans.ts';
import { prepareReportDeeds } from './scale/report-deeds.ts';

const ROUNDS = 30;
const SLOWER_AT_MOST = 1.5;
/** The clock says little about less than a tenth of a millisecond. */
const LEAST_MS = 0.1;
const SMALL: Amounts = { people: 1, reports: 20, rows: 1000 };
const LARGE: Amounts = { people: 1000, reports: 20_000, rows: 1_000_000 };
const OWN = { reports: 20, rowsOfReport: 50 };
/** For a deed of administrators, beside what it took with a few people. */
const MS_FOR_A_PERSON = 0.1;
/** The tables that grow. Of no other person's rows in them is one read after the other, up to the end. */
const OF_PEOPLE = ['users', 'sessions', 'refresh_tokens'];
const OF_ROWS = ['reports', 'observations', 'sections', 'objects', 'versions'];
/** Each has as many as there are people, or more; a scan that ends with the first row that it needs has fewer. */
const MANY = LARGE.people / 2;

type Figures = Map<string, { ms: number; plans: Plan[] }>;

const hosts = await shareDatabase();
try {
  await hosts.ask(`alter database shared set session_preload_libraries = 'auto_explain'`);
  await hosts.ask(`alter database shared set auto_explain.log_min_duration = 0`);
  await hosts.ask(`alter database shared set auto_explain.log_nested_statements = on`);
  await hosts.ask(`alter database shared set auto_explain.log_analyze = on`);
  await hosts.ask(`alter database shared set auto_explain.log_timing = off`);
  const host = await hosts.start({ storageQuota: 1e15 });
  const person = await signIn(host.url);
  const own = await seedOwn(person, OWN);
  const deeds: Deeds = {
    ...(await prepareDeeds(host.url, person, own)),
    ...(await prepareReportDeeds(person, own)),
    ...accountDeeds(host.url),
  };
  const ofPeople = await preparePeopleDeeds(host);

  await fillDatabase(hosts, SMALL);
  const small = await measure({ ...deeds, ...ofPeople });
  await fillDatabase(hosts, LARGE);
  const large = await measure({ ...deeds, ...ofPeople });
  const [size] = await hosts.ask(`
    with kept as (select pg_total_relation_size('public.versions')::float8 as bytes)
    select (pg_database_size('shared') - bytes) / (select count(*) from public.observations) as row,
      bytes / (select count(*) from public.versions) as version from kept`);
  for (const what of ['row', 'version'])
    report(`scale_bytes_of_${what}`, Number(size?.[what]), 'bytes', 0);
  for (const [name, { ms, plans }] of large) {
    const before = Math.max(LEAST_MS, small.get(name)?.ms ?? 0);
    report(`scale ${name}`, ms, 'ms', before);
    const isOfPeople = name in ofPeople;
    const most = isOfPeople ? before + MS_FOR_A_PERSON * LARGE.people : SLOWER_AT_MOST * before;
    if (ms > most) process.exitCode = 1;
    const tables = isOfPeople ? OF_ROWS : [...OF_ROWS, ...OF_PEOPLE];
    for (const { statement, read } of plans) {
      for (const { table, rows } of read) {
        if (rows < MANY || !tables.includes(table)) continue;
        process.exitCode = 1;
        console.error(`${name}: read ${rows} of ${table}: ${statement.slice(0, 300)}`);
      }
    }
  }
  await reportChores();
} finally {
  await hosts.close();
}

function logged(): number {
  return statSync(join(hosts.cluster.folder, 'log')).size;
}

function readPlansFrom(begin: number): Plan[] {
  const bytes = Buffer.alloc(logged() - begin);
  const descriptor = openSync(join(hosts.cluster.folder, 'log'), 'r');
  readSync(descriptor, bytes, 0, bytes.length, begin);
  closeSync(descriptor);
  return readPlans(bytes.toString());
}

async function measure(deeds: Deeds): Promise<Figures> {
  const figures: Figures = new Map();
  // Read whole by the mailbox that stands in for a mail server here: no question of the product's.
  await hosts.ask('delete from host.mails');
  for (const [name, ask] of Object.entries(deeds)) {
    const each: number[] = [];
    let plans: Plan[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = logged();
      try {
        await ask();
      } catch (error) {
        console.error(`${name}: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
        process.exitCode = 1;
        break;
      }
      plans = readPlansFrom(before);
      // Nested plans count twice, with few rows and with many.
      each.push(plans.reduce((sum, { ms }) => sum + ms, 0));
    }
    if (each.length > 0) figures.set(name, { ms: quantile(each, 0.5), plans });
  }
  return figures;
}

/** Measures each as a whole, and the longest that anybody had to wait behind: one statement of it. */
async function reportChores(): Promise<void> {
  // A function that is asked about each photo would be written down a million times.
  await hosts.ask('alter database shared set auto_explain.log_nested_statements = off');
  let before = logged();
  let begun = performance.now();
  await doHostChores(hosts.cluster.buildUrl('shared'), (name) => {
    const plans = readPlansFrom(before);
    report(`scale ${name}`, performance.now() - begun, 'ms', 0);
    report(`scale ${name}: longest statement`, Math.max(0, ...plans.map(({ ms }) => ms)), 'ms', 0);
    report(`scale ${name}: statements`, plans.length, 'statements', 0);
    before = logged();
    begun = performance.now();
  });
}

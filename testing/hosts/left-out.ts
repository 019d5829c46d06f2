import type { Setup } from './setup.ts';

/** A test, rows of one, or without either every test of a file, that says nothing of a setup. */
interface LeftOut {
  setups: Setup[];
  file: string;
  /** As much of a title as names it alone. */
  title?: string;
  /** The beginning of the names of a table's rows. */
  rows?: string;
  why: string;
}

const BOTH: Setup[] = ['two', 'deno'];

/** Tests that are not played on hosts behind one address, each with its reason. */
export const LEFT_OUT: LeftOut[] = [
  {
    setups: BOTH,
    file: 'e2e/connect-model.spec.ts',
    why: 'a model is chosen on the screen where one host keeps the choice in its folder; others name it in the environment (decision 201)',
  },
  {
    setups: BOTH,
    file: 'server/contract.test.ts',
    title: 'keeps the address of the same host under its other name',
    why: 'hosts behind an address are told that one name of it',
  },
  {
    setups: BOTH,
    file: 'server/attacks/browser-guards.test.ts',
    title: 'this site’s own pages may call',
    why: 'it calls as a page of that other name',
  },
  {
    setups: ['deno'],
    file: 'server/attacks/browser-guards.test.ts',
    why: 'what stands around an answer of a function is, on Supabase, what its gateway adds',
  },
  {
    setups: BOTH,
    file: 'server/attacks/host-names.test.ts',
    title: 'is not there for HTTP/1.0, which nginx speaks and no browser',
    why: 'what stands in front asks by HTTP/1.1, whatever it was asked by',
  },
  {
    setups: BOTH,
    file: 'server/attacks/resources.test.ts',
    why: 'it measures the process that answers, which here passes requests on and keeps the bucket as well',
  },
  {
    setups: BOTH,
    file: 'server/attacks/fuzz.test.ts',
    why: 'it kills and watches one program; npm run attack plays it on PostgreSQL for as long as wanted',
  },
  {
    setups: BOTH,
    file: 'supabase/tests/privileges.test.ts',
    why: 'it compares PostgreSQL with the embedded engine',
  },
  {
    setups: BOTH,
    file: 'supabase/functions/sum_photos/handler.test.ts',
    title: 'says which photo has no file, and no file takes its place once it is signed',
    why: 'it removes the file from the data folder, and the photos are in the bucket',
  },
];

/** The tests that a run of this setup leaves out. */
export const listLeftOut = (setup: Setup) =>
  LEFT_OUT.filter(({ setups }) => setups.includes(setup));

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the titles of all tests but those that this setup leaves out. */
export function playedTitles(setup: Setup): RegExp {
  const titles = listLeftOut(setup).flatMap(({ title }) => (title ? [escaped(title)] : []));
  return titles.length > 0 ? new RegExp(`^(?!.*(?:${titles.join('|')}))`, 's') : /^/;
}

/** The files that this setup leaves out as a whole. */
export const leftOutFiles = (setup: Setup) =>
  listLeftOut(setup).flatMap(({ title, rows, file }) => (title || rows ? [] : [file]));

/** True when this setup leaves out the row of a table, by its name. */
export const isLeftOutRow = (setup: Setup, name: string): boolean =>
  listLeftOut(setup).some(({ rows }) => rows && name.startsWith(rows));

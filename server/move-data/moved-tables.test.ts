/** The lists of what is moved and what is not, held against the database itself. */
import { expect, it } from 'vitest';
import { pgliteEngine } from '../../testing/databases/pglite-engine.ts';
import { LEFT_OUT, MOVED } from './moved-tables.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const engine = openForSuite(pgliteEngine);
const db = openForSuite(() => engine.open());

const names = MOVED.map(({ name }) => name);

it('decide about each table', async () => {
  const tables = await db.admin(`
    select n.nspname || '.' || c.relname as name, n.nspname as schema
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`);
  const undecided = tables.filter(
    ({ name, schema }) =>
      [names.includes(String(name)), String(name) in LEFT_OUT, String(schema) in LEFT_OUT].filter(
        Boolean,
      ).length !== 1,
  );
  expect(undecided).toEqual([]);
  const known = tables.flatMap(({ name, schema }) => [name, schema]);
  const gone = [...names, ...Object.keys(LEFT_OUT)].filter((name) => !known.includes(name));
  expect(gone).toEqual([]);
});

it('name columns that are unique together', async () => {
  const indexes = await db.admin(`
    select i.indrelid::regclass::text as name, n.nspname as schema,
      (select array_agg(a.attname::text order by a.attname) from pg_attribute a
        where a.attrelid = i.indrelid and a.attnum = any (i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where i.indisunique and i.indpred is null and i.indexprs is null`);
  const unique = indexes.map(({ name, schema, columns }) =>
    [String(name).replace(/^(\w+\.)?/, `${String(schema)}.`), ...(columns as string[])].join(),
  );
  const ambiguous = MOVED.filter(
    ({ name, key }) => !unique.includes([name, ...[...key].sort()].join()),
  );
  expect(ambiguous).toEqual([]);
});

it('have each table after those that it refers to', async () => {
  const references = await db.admin(`
    select fn.nspname || '.' || f.relname as from, tn.nspname || '.' || t.relname as to
    from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_namespace fn on fn.oid = f.relnamespace
    join pg_class t on t.oid = r.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where r.contype = 'f'`);
  const early = references.filter(({ from, to }) => {
    const [at, after] = [from, to].map((name) => names.indexOf(String(name)));
    return from !== to && at !== -1 && after !== -1 && Number(at) < Number(after);
  });
  expect(early).toEqual([]);
  // Rows of a table that is not moved are made by the migrations.
  const outside = references.filter(
    ({ from, to }) => names.includes(String(from)) && !names.includes(String(to)),
  );
  expect(outside.map(({ to }) => to)).toEqual(['storage.buckets']);
});

import type { Queries } from '../database/database.ts';
import type { MovedTable } from './moved-tables.ts';

/** A table with the columns to move, in the order of a line's values. */
export interface TableShape extends MovedTable {
  columns: readonly string[];
}

/** A row of an export that the database lacks or has otherwise. */
export interface Conflict {
  table: string;
  /** The key's columns and values, as JSON. */
  row: string;
  /** True when another row holds a unique value; otherwise a row with this key has other values. */
  isTaken: boolean;
}

/** Every column except generated ones. */
export async function readColumns(queries: Queries, table: string): Promise<string[]> {
  const { rows } = await queries.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * All rows of a table in batches, each as one line of JSON written by the database, so that no
 * program here can change a number or a time.
 */
export async function* readLines(queries: Queries, table: TableShape): AsyncGenerator<string[]> {
  const { name, key, atOnce } = table;
  const at = key.map((column) => `t."${column}"`).join(', ');
  const select = (after: string) =>
    `select ${buildLineSql(table)} as line from ${name} t ${after} order by ${at} limit ${atOnce}`;
  const first = select('');
  const next = select(
    `where (${at}) > (select ${at} from json_populate_record(null::${name}, $1::text::json) t)`,
  );
  for (let last: string | undefined; ;) {
    const { rows } = await (last === undefined
      ? queries.query<{ line: string }>(first)
      : queries.query<{ line: string }>(next, [last]));
    const lines = rows.map(({ line }) => line);
    if (lines.length > 0) yield lines;
    last = lines.at(-1);
    if (lines.length < atOnce) return;
  }
}

/**
 * Adds the rows that are missing, changes none, and compares each line with the stored row. Returns
 * the number added and those that differ.
 */
export async function addLines(
  queries: Queries,
  table: TableShape,
  lines: readonly string[],
): Promise<{ added: number; conflicts: Conflict[] }> {
  const { name, key, columns } = table;
  const given = `given as materialized (
    select line, json_populate_record(null::${name}, line) as r
    from json_array_elements($1::text::json) line)`;
  const values = [`[${lines.join(',')}]`];
  const insert = await queries.query(
    `with ${given}
     insert into ${name} (${quoted(columns)}) overriding system value
     select ${columns.map((column) => `(r)."${column}"`).join(', ')} from given
     on conflict do nothing`,
    values,
  );
  const same = key.map((column) => `t."${column}" = (r)."${column}"`).join(' and ');
  const pairs = key.map((column) => `'${column}', (r)."${column}"`).join(', ');
  const { rows } = await queries.query<{ row: string; is_taken: boolean }>(
    `with ${given}
     select json_build_object(${pairs})::text as row, t."${key[0]}" is null as is_taken
     from given left join ${name} t on ${same}
     where ${buildLineSql(table)} is distinct from given.line::text`,
    values,
  );
  return {
    added: insert.affectedRows ?? 0,
    conflicts: rows.map(({ row, is_taken: isTaken }) => ({ table: name, row, isTaken })),
  };
}

/** The line of a row `t`. JSON that was formatted over several lines becomes one. */
function buildLineSql({ columns }: TableShape): string {
  const values = columns.map((column) => `t."${column}"`).join(', ');
  return `replace((select row_to_json(c) from (select ${values}) c)::text, chr(10), ' ')`;
}

function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}

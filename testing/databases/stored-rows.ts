import type { Queries } from '../../server/database/database.ts';

type Row = Record<string, unknown>;
export type StoredRows = Map<string, Row[]>;

/** Every row of what people store, by its table. */
export async function readRows({ query }: Queries): Promise<StoredRows> {
  const { rows: tables } = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private')
       or (schemaname, tablename) in (('auth', 'users'), ('auth', 'sessions'), ('storage', 'objects'), ('storage', 'buckets'))`,
  );
  const all = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    all.set(
      name,
      rows.map(({ row: found }) => found),
    );
  }
  return all;
}

/** Columns that lie in a table of their own today. */
const MOVED: Record<string, string> = {
  'public.document_templates': 'private.template_files',
  'public.signed_revisions': 'private.signed_contents',
};

/** Rows of before, each with its table, of which a value is nowhere. */
export function lostRows(before: StoredRows, after: StoredRows): Row[] {
  return [...before].flatMap(([table, rows]) =>
    rows
      .filter((found) => {
        const { content, ...others } = found;
        const moved = MOVED[table];
        const isMoved = moved !== undefined && content !== undefined;
        const isThere = holds(after.get(table) ?? [], isMoved ? others : found);
        return !isThere || (isMoved && !holds(after.get(moved) ?? [], { content }));
      })
      .map((found) => ({ table, ...found })),
  );
}

const holds = (rows: Row[], wanted: Row) =>
  rows.some((found) =>
    Object.entries(wanted).every(
      ([key, value]) => JSON.stringify(found[key]) === JSON.stringify(value),
    ),
  );

/**
 * Writes src/lib/database.types.ts, the types of the migrated schema in the form that supabase-js reads:
 * `node scripts/generate-types.ts`. A test fails while the file is stale.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pgliteEngine } from '../testing/databases/pglite-engine.ts';
import type { TestDatabase } from '../testing/databases/test-database.ts';

export const TYPES_FILE = join(import.meta.dirname, '../src/lib/database.types.ts');

const COLUMNS = `
  select table_name as "table", column_name as name, udt_name as type,
    is_nullable = 'YES' as "isNullable",
    (column_default is not null or is_identity = 'YES') as "hasDefault",
    -- The words that a check constraint leaves to a text column.
    (select array(select (regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g'))[1])
      from pg_constraint k where k.contype = 'c'
        and k.conrelid = format('%I.%I', table_schema, table_name)::regclass
        and pg_get_constraintdef(k.oid)
          ~ format('^CHECK \\(\\(%s = ANY \\(ARRAY', column_name)) as words
  from information_schema.columns where table_schema = 'public' order by table_name, column_name`;
/** Foreign keys between public tables; isOneToOne when the columns are unique in the child. */
const FOREIGN_KEYS = `
  select c.conname as name, child.relname as "table", parent.relname as parent,
    array(select attname::text from unnest(c.conkey) with ordinality k(n, i)
      join pg_attribute on attrelid = c.conrelid and attnum = k.n order by i) as columns,
    array(select attname::text from unnest(c.confkey) with ordinality k(n, i)
      join pg_attribute on attrelid = c.confrelid and attnum = k.n order by i) as "parentColumns",
    exists (select from pg_index where indrelid = c.conrelid and indisunique and indpred is null
      and indkey::int2[] <@ c.conkey) as "isOneToOne"
  from pg_constraint c
  join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
  where c.contype = 'f' and child.relnamespace = 'public'::regnamespace
    and parent.relnamespace = 'public'::regnamespace order by c.conname`;
const FUNCTIONS = `
  select proname as name, coalesce(proargnames, '{}') as names, prorettype::regtype::text as returns,
    array(select format_type(t, null) from unnest(proargtypes) with ordinality a(t, i) order by i) as types
  from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' order by proname`;

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** All that the column may hold, where a constraint lists it. */
  words: string[] | null;
}

interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  isOneToOne: boolean;
}

interface DatabaseFunction {
  name: string;
  names: string[];
  types: string[];
  returns: string;
}

const TYPESCRIPT: Record<string, string> = {
  bool: 'boolean',
  boolean: 'boolean',
  date: 'string',
  bigint: 'number',
  'double precision': 'number',
  float8: 'number',
  int8: 'number',
  int4: 'number',
  integer: 'number',
  jsonb: 'Json',
  text: 'string',
  'text[]': 'string[]',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
  'uuid[]': 'string[]',
  _uuid: 'string[]',
  void: 'undefined',
};

function mapToTypeScript(type: string): string {
  const found = TYPESCRIPT[type];
  if (!found) throw new Error(`Name the TypeScript type of Postgres' ${type} in TYPESCRIPT.`);
  return found;
}

/** The text of the types file for a migrated database. */
export async function databaseTypes(database: TestDatabase): Promise<string> {
  const columns = (await database.admin(COLUMNS)) as unknown as Column[];
  const keys = (await database.admin(FOREIGN_KEYS)) as unknown as ForeignKey[];
  const functions = (await database.admin(FUNCTIONS)) as unknown as DatabaseFunction[];
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) =>
    tableTypes(
      table,
      columns.filter((column) => column.table === table),
      keys.filter((key) => key.table === table),
    ),
  );
  return `// Made from the migrations by scripts/generate-types.ts; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.join('')}    };
    Views: Record<never, never>;
    Functions: {
${functions.map(functionTypes).join('')}    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
}

function tableTypes(table: string, columns: Column[], keys: ForeignKey[]): string {
  const fields = (isOptional: (column: Column) => boolean) =>
    columns
      .map((column) => {
        const named = column.words?.map((word) => `'${word}'`).join(' | ');
        const type = `${named ?? mapToTypeScript(column.type)}${column.isNullable ? ' | null' : ''}`;
        return `          ${column.name}${isOptional(column) ? '?' : ''}: ${type};\n`;
      })
      .join('');
  return `      ${table}: {
        Row: {
${fields(() => false)}        };
        Insert: {
${fields(({ hasDefault, isNullable }) => hasDefault || isNullable)}        };
        Update: {
${fields(() => true)}        };
        Relationships: [${keys.length > 0 ? `\n${keys.map(relationship).join('')}        ` : ''}];
      };
`;
}

function relationship(key: ForeignKey): string {
  return `          {
            foreignKeyName: '${key.name}';
            columns: [${quoted(key.columns)}];
            isOneToOne: ${key.isOneToOne};
            referencedRelation: '${key.parent}';
            referencedColumns: [${quoted(key.parentColumns)}];
          },
`;
}

function functionTypes({ name, names, types, returns }: DatabaseFunction): string {
  const args = names
    .map((argument, index) => `${argument}: ${mapToTypeScript(types[index] ?? '')}`)
    .sort();
  const Args = args.length > 0 ? `{ ${args.join('; ')} }` : 'Record<never, never>';
  return `      ${name}: { Args: ${Args}; Returns: ${mapToTypeScript(returns)} };\n`;
}

const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');

if (import.meta.main) {
  const engine = await pgliteEngine();
  const database = await engine.open();
  writeFileSync(TYPES_FILE, await databaseTypes(database));
  await database.close();
  await engine.stop();
}

/**
 * Lists what a database is made of, object by object, from PostgreSQL's catalogue: to compare the database that the
 * migrations make with the one that the schema files describe.
 */

/** Runs one statement with every right and gives its rows. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

/** How each object is defined, by what it is called: `policy "…" on public.reports`. */
export type Catalogue = ReadonlyMap<string, string>;

/** Ours, and the two services' that we add triggers, policies, indexes and buckets to. */
const SCHEMAS = `('public', 'private', 'auth', 'storage')`;

/** Lists rights, one a line; without a list of its own an object has its kind's usual rights. */
const grants = (acl: string, kind: string, owner: string) => `(
  select string_agg(format('%s may %s%s', case a.grantee when 0 then 'everybody' else a.grantee::regrole::text end,
    a.privilege_type, case when a.is_grantable then ', and grant it' else '' end), e'\\n' order by a.grantee::regrole::text, a.privilege_type)
  from aclexplode(coalesce(${acl}, acldefault(${kind}, ${owner}))) a)`;

/** Each question answers `name` and `definition`. */
const QUESTIONS = [
  `select format('schema %I', n.nspname) as name, ${grants('n.nspacl', `'n'`, 'n.nspowner')} as definition
   from pg_namespace n where n.nspname in ${SCHEMAS}`,
  `select format('%s %s', case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.oid::regclass) as name,
     concat_ws(e'\\n', case when c.relrowsecurity then 'row level security' end,
       case when c.relforcerowsecurity then 'forced' end, c.relpersistence, c.reloptions::text,
       case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end,
       ${grants('c.relacl', `case c.relkind when 'S' then 's'::"char" else 'r' end`, 'c.relowner')}) as definition
   from pg_class c where c.relnamespace::regnamespace::text in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  `select format('column %s.%I', c.oid::regclass, a.attname) as name,
     concat_ws(e'\\n', concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
       case a.attgenerated when 's' then 'generated' else 'default' end || ' ' || pg_get_expr(d.adbin, d.adrelid),
       case when a.attidentity <> '' then 'identity ' || a.attidentity::text end, 'storage ' || a.attstorage::text,
       case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end),
       case when a.attacl is not null then ${grants('a.attacl', `'c'`, 'c.relowner')} end) as definition
   from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace::regnamespace::text in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm')
     and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %I on %s', conname, coalesce(nullif(conrelid, 0)::regclass::text, contypid::regtype::text)) as name,
     pg_get_constraintdef(oid) as definition
   from pg_constraint where connamespace::regnamespace::text in ${SCHEMAS}`,
  `select format('index %s', i.indexrelid::regclass) as name,
     pg_get_indexdef(i.indexrelid) || case when i.indisclustered then ' clustered' else '' end as definition
   from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace::regnamespace::text in ${SCHEMAS}`,
  `select format('function %s', p.oid::regprocedure) as name,
     pg_get_functiondef(p.oid) || ${grants('p.proacl', `'f'`, 'p.proowner')} as definition
   from pg_proc p where p.pronamespace::regnamespace::text in ${SCHEMAS} and p.prokind in ('f', 'p')`,
  `select format('trigger %I on %s', tgname, tgrelid::regclass) as name,
     pg_get_triggerdef(oid) || ' enabled ' || tgenabled::text as definition
   from pg_trigger where not tgisinternal
     and (select relnamespace::regnamespace::text from pg_class where oid = tgrelid) in ${SCHEMAS}`,
  `select format('policy %I on %I.%I', policyname, schemaname, tablename) as name,
     concat_ws(e'\\n', permissive, cmd, roles::text, 'using ' || qual, 'with check ' || with_check) as definition
   from pg_policies where schemaname in ${SCHEMAS}`,
  `select format('type %s', t.oid::regtype) as name,
     concat_ws(' ', format_type(t.typbasetype, t.typtypmod), t.typnotnull, t.typdefault,
       (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as definition
   from pg_type t where t.typnamespace::regnamespace::text in ${SCHEMAS} and t.typtype in ('e', 'd', 'r')`,
  `select format('default privileges of %s on %s in %s', defaclrole::regrole,
       case defaclobjtype when 'r' then 'tables' when 'f' then 'functions' when 'S' then 'sequences' else defaclobjtype::text end,
       coalesce(nullif(defaclnamespace, 0)::regnamespace::text, 'every schema')) as name,
     ${grants('defaclacl', 'defaclobjtype', 'defaclrole')} as definition
   from pg_default_acl`,
  `select format('settings of role %s', setrole::regrole) as name, setconfig::text as definition
   from pg_db_role_setting where setdatabase in (0, (select oid from pg_database where datname = current_database()))`,
  `select format('extension %I', extname) as name, extversion as definition from pg_extension`,
  `select format('bucket %s', id) as name, concat_ws(' ', name, public, file_size_limit, allowed_mime_types::text) as definition
   from storage.buckets`,
];

/** Every object of our schemas and the services'. */
export async function readCatalogue(ask: Ask): Promise<Catalogue> {
  const objects = new Map<string, string>();
  for (const question of QUESTIONS) {
    for (const { name, definition } of await ask(question)) {
      objects.set(String(name), String(definition ?? ''));
    }
  }
  return objects;
}

/** The rows that a new database begins with, such as its quota and who may sign up, but for what is by chance. */
export async function readFirstRows(ask: Ask): Promise<Catalogue> {
  const tables = await ask(
    `select format('private.%I', tablename) as name from pg_tables where schemaname = 'private' order by 1`,
  );
  const rows = new Map<string, string>();
  for (const { name } of tables) {
    const found = await ask(
      `select (to_jsonb(t) - 'secret')::text as row from ${name} t order by 1`,
    );
    rows.set(`rows of ${name}`, found.map(({ row }) => String(row)).join('\n'));
  }
  return rows;
}

const CHANGE_BOTH =
  'A change of the schema changes both: the file in supabase/schemas/, and a migration that brings databases there.';

/** One sentence for each object that two catalogues do not have alike, which says where to mend it. */
export function compareCatalogues(migrated: Catalogue, described: Catalogue): string[] {
  const names = [...new Set([...migrated.keys(), ...described.keys()])].sort();
  return names.flatMap((name) => {
    const [made, said] = [migrated.get(name), described.get(name)];
    if (made === said) return [];
    if (made === undefined) {
      return `${name}: supabase/schemas/ describes it, and no migration makes it. Write a migration.`;
    }
    if (said === undefined) {
      return `${name}: the migrations make it, and supabase/schemas/ does not describe it. Add it there, or drop it in a migration.`;
    }
    return `${name}: ${firstDifference(made, said)} ${CHANGE_BOTH}`;
  });
}

function firstDifference(made: string, said: string): string {
  const lines = (text: string) => text.split('\n').map((line) => line.trim());
  const quote = (one: string[], other: string[]) => {
    const alone = one.find((line) => !other.includes(line));
    return alone === undefined ? 'nothing more' : `"${alone}"`;
  };
  const [ofMade, ofSaid] = [lines(made), lines(said)];
  return `the migrations have ${quote(ofMade, ofSaid)} where supabase/schemas/ has ${quote(ofSaid, ofMade)}.`;
}

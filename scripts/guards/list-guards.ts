import type { PGlite } from '@electric-sql/pglite';

/** A guard of the database, and the statements that take it away. */
export interface Guard {
  name: string;
  /** The table or function that it stands on, as tests name it. */
  on: string;
  without: string;
}

/** Each answers `name`, `on` and `without`; what the services' own schemas bring is not ours to look at. */
const QUESTIONS = [
  `select format('policy "%s" on %s.%s', policyname, schemaname, tablename) as name, tablename as on,
     format('drop policy %I on %I.%I; create policy %1$I on %2$I.%3$I as %s for %s to %s%s%s', policyname, schemaname,
       tablename, permissive, cmd, array_to_string(roles, ', '), case when cmd <> 'INSERT' then ' using (true)' end,
       case when cmd in ('INSERT', 'UPDATE', 'ALL') then ' with check (true)' end) as without
   from pg_policies where schemaname in ('public', 'private', 'storage')`,
  `select format('trigger %s on %s', tgname, tgrelid::regclass) as name, relname as on,
     format('drop trigger %I on %s', tgname, tgrelid::regclass) as without
   from pg_trigger t join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid
   where not tgisinternal and pronamespace::regnamespace::text in ('public', 'private')`,
  `select format('constraint %s on %s', conname, conrelid::regclass) as name, relname as on,
     format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as without
   from pg_constraint k join pg_class c on c.oid = conrelid
   where connamespace::regnamespace::text in ('public', 'private') and contype in ('c', 'f', 'u')`,
  `select format('authenticated may not %s %s', right_, c.oid::regclass) as name, relname as on,
     format('grant %s on %s to authenticated', right_, c.oid::regclass) as without
   from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) right_
   where relnamespace::regnamespace::text = 'public' and relkind in ('r', 'v')
     and not has_table_privilege('authenticated', c.oid, right_)`,
  `select format('anon may do nothing with %s', c.oid::regclass) as name, relname as on,
     format('grant select, insert, update, delete on %s to anon', c.oid::regclass) as without
   from pg_class c where relnamespace::regnamespace::text = 'public' and relkind in ('r', 'v')`,
  `select format('%s may not call %s', role, p.oid::regprocedure) as name, proname as on,
     format('grant execute on function %s to %I', p.oid::regprocedure, role) as without
   from pg_proc p, unnest(array['anon', 'authenticated']) role
   where pronamespace::regnamespace::text = 'public' and not has_function_privilege(role, p.oid, 'execute')`,
];
const FUNCTIONS = `select p.oid::regprocedure::text as name, proname as on, pg_get_functiondef(p.oid) as text
  from pg_proc p where pronamespace::regnamespace::text in ('public', 'private') and prokind = 'f'`;

/** In functions: refusals, and questions whose a row is; each with a pattern and what stands there instead. */
const INSIDE: [string, RegExp, string][] = [
  ['refuses', /raise exception (?:'(?:[^']|'')*'|[^';])*;/gi, 'null;'],
  [
    'asks for the caller’s own',
    /(?<!:)= (?:\(select auth\.uid\(\)\)|auth\.uid\(\))/gi,
    'is not null',
  ],
];

/** Every guard of a database, from its catalogue, in an order of its own. */
export async function listGuards(database: PGlite): Promise<Guard[]> {
  const guards: Guard[] = [];
  for (const question of QUESTIONS) guards.push(...(await database.query<Guard>(question)).rows);
  const functions = await database.query<{ name: string; on: string; text: string }>(FUNCTIONS);
  for (const { name, on, text } of functions.rows) {
    for (const [does, pattern, instead] of INSIDE) {
      for (const [index, { 0: found, index: at }] of [...text.matchAll(pattern)].entries()) {
        const without = text.slice(0, at) + instead + text.slice(at + found.length);
        const words = /'((?:[^']|'')*)'/.exec(found)?.[1] ?? '';
        guards.push({ name: `${name} ${does} ${index + 1} ${words}`.trim(), on, without });
      }
    }
  }
  return guards;
}

import type { MovedTable } from './moved-tables.ts';

/**
 * SQL that recounts rows: each person's storage, by the same expressions as the counting triggers,
 * and the values of sequences.
 */
export function recountSql(tables: readonly MovedTable[]): string {
  return `do $$
declare
  counted record;
begin
  delete from private.stored_bytes;
  for counted in
    select g.tgrelid::regclass as name, string_to_array(encode(g.tgargs, 'escape'), '\\000') as args
    from pg_trigger g where g.tgname = 'count_rows_insert'
  loop
    execute format(
      'insert into private.stored_bytes as s (user_id, kind, bytes, files)
       select u.id, %1$L, sum(%3$s), case %1$L when ''photos'' then count(*) else 0 end
       from %4$s t join auth.users u on u.id = %2$s group by u.id
       on conflict (user_id, kind) do update set bytes = s.bytes + excluded.bytes',
      counted.args[1], counted.args[2], counted.args[3], counted.name);
  end loop;
  update private.stored_in_all set bytes = case part when 0
    then (select coalesce(sum(s.bytes), 0) from private.stored_bytes s where s.kind = 'photos') else 0 end;
  for counted in
    select a.attrelid::regclass as name, a.attname as column,
      pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sequence
    from pg_attribute a where a.attidentity <> ''
      and a.attrelid = any (array[${tables.map(({ name }) => `'${name}'`).join(', ')}]::regclass[])
  loop
    execute format(
      'select setval(%1$L, t.most) from (select max(%2$I) as most from %3$s) t
       where t.most > coalesce(pg_sequence_last_value(%1$L), 0)',
      counted.sequence, counted.column, counted.name);
  end loop;
end $$`;
}

import { HELD, own, type Wall, wall } from './wall.ts';

const MIGRATION = 'supabase/migrations/20261124000200_signed_revisions.sql';
const SIGNED = 'supabase/tests/signed-revisions.test.ts';

const held = (name: string, change: [string, string], title: string): Wall =>
  wall(HELD, name, MIGRATION, change, [SIGNED, title]);

const OWNERS = 'is its owner’s to read and to make, as long as they are signed in';
const NOBODYS = 'is nobody’s to write, change or delete';
const KEPT = 'keeps the files that it names, from others’ files nothing, until the report goes';

/** What keeps a signed revision as it was signed, and the files that it names with it. */
export const SIGNATURE_WALLS: Wall[] = [
  held(
    'a signed revision is its owner’s to read',
    [`for select to authenticated ${own('using')}`, 'for select to authenticated using (true);'],
    OWNERS,
  ),
  held(
    'a session that has ended reads no signed revision',
    ['using ((select private.session_is_live()));', 'using (true);'],
    OWNERS,
  ),
  held(
    'a person signs their own reports',
    ['r.id = p_report and r.user_id = person for update', 'r.id = p_report for update'],
    OWNERS,
  ),
  held(
    'a person reads their own reports as they would be signed',
    [
      'where r.id = p_report and r.user_id = (select auth.uid())\n  ) then',
      'where r.id = p_report\n  ) then',
    ],
    OWNERS,
  ),
  held(
    'a signed revision is written by signing alone',
    [
      'grant select on public.signed_revisions to authenticated;',
      'grant select, insert, delete on public.signed_revisions to authenticated;',
    ],
    NOBODYS,
  ),
  held(
    'a signed revision is changed by nobody',
    [
      "raise exception 'A signed revision is never changed' using errcode = '42501';",
      'return new;',
    ],
    NOBODYS,
  ),
  held(
    'what is signed is what was seen',
    ["if (p_seen ->> 'sum') is distinct from private.sum_of(content) then", 'if false then'],
    'signs nothing when %s was changed since it was seen',
  ),
  held(
    'rows that nobody checked are signed knowingly',
    ["if (p_seen ->> 'unchecked') is distinct from (", "if '' = ("],
    'signs rows that nobody checked only for who says how many there are',
  ),
  held(
    'a photo of a signed revision is not removed',
    [
      "for delete to authenticated\n  using (bucket_id <> 'inspection_photos' or not private.is_signed(name))",
      'for delete to authenticated\n  using (true)',
    ],
    KEPT,
  ),
  held(
    'a photo of a signed revision is not replaced',
    [
      "for update to authenticated\n  using (bucket_id <> 'inspection_photos' or not private.is_signed(name))",
      'for update to authenticated\n  using (true)',
    ],
    KEPT,
  ),
  held(
    'nobody keeps another’s photo by signing',
    ["where starts_with(path, person::text || '/');", 'where path is not null;'],
    KEPT,
  ),
  wall(
    HELD,
    'the sweep leaves what a signed revision names',
    'server/storage/sweep-orphans.ts',
    ['and name > $3 and not private.is_signed(name) order by name', 'and name > $3 order by name'],
    [
      'server/storage/sweep-orphans.test.ts',
      'keeps what a signed revision names, until its report is gone',
    ],
  ),
];

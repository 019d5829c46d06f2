import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const REVISIONS = baselinePart('40_signed_revisions');
const SUMS_OF_PHOTOS = baselinePart('41_photo_sums');
const SIGNING = baselinePart('42_signing');
const BUCKETS = baselinePart('43_buckets');

/** The points of SECURITY.md that these shut. */
const SIGNATURES = 35;
const LARGE_CONTENT = 30;

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, REVISIONS, change, test);

const sealed = (name: string, change: [string, string], test: string): Guard =>
  guard(SIGNATURES, name, SUMS_OF_PHOTOS, change, test);

const signing = (name: string, change: [string, string], test: string): Guard =>
  guard(SIGNATURES, name, SIGNING, change, test);

const OWNERS = '@signed-revisions-4';
const NOBODYS = '@signed-revisions-5';
const KEPT = '@signed-revisions-6';

const MISSING = '@signatures-that-hold-3';
const SUMS = '@signatures-that-hold-1';
const REPLACED = '@signatures-that-hold-2';
const TOMBSTONE = '@signatures-that-hold-6';

/** Keep a signed revision as it was signed, and the files that it names with it. */
export const SIGNATURE_GUARDS: Guard[] = [
  held(
    'a signed revision is its owner’s to read',
    [
      `public.signed_revisions\n  for select to authenticated ${own('using')}`,
      'public.signed_revisions\n  for select to authenticated using (true);',
    ],
    OWNERS,
  ),
  held(
    'a session that has ended reads no signed revision',
    [
      'public.signed_revisions\n  as restrictive for all to authenticated using ((select private.session_is_live()));',
      'public.signed_revisions\n  as restrictive for all to authenticated using (true);',
    ],
    OWNERS,
  ),
  guard(
    LARGE_CONTENT,
    'what was signed is its owner’s to read',
    REVISIONS,
    [
      `on private.signed_contents\n  for select to authenticated ${own('using')}`,
      'on private.signed_contents\n  for select to authenticated using (true);',
    ],
    '@signed-revisions-4',
  ),
  signing(
    'a person signs their own reports',
    ['r.id = p_report and r.user_id = person for update', 'r.id = p_report for update'],
    OWNERS,
  ),
  guard(
    SIGNATURES,
    'a person reads their own reports as they would be signed',
    SIGNING,
    [
      'where r.id = p_report and r.user_id = (select auth.uid())\n  ) then',
      'where r.id = p_report\n  ) then',
    ],
    OWNERS,
  ),
  held(
    'a signed revision is written by signing alone',
    [
      'grant select on public.signed_revisions, public.signed_tombstones to authenticated, service_role;',
      'grant select, insert, delete on public.signed_revisions, public.signed_tombstones to authenticated;',
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
  signing(
    'what is signed is what was seen',
    ["if (p_seen ->> 'sum') is distinct from private.seen_sum(content) then", 'if false then'],
    '@signed-revisions-2',
  ),
  signing(
    'rows that nobody checked are signed knowingly',
    ["if (p_seen ->> 'unchecked') is distinct from (", "if '' = ("],
    '@signed-revisions-3',
  ),
  guard(
    HELD,
    'a photo of a signed revision is not removed',
    BUCKETS,
    ["'inspection_originals') or not private.is_signed(name)", "'inspection_originals') or true"],
    KEPT,
  ),
  guard(
    HELD,
    'a photo of a signed revision is not replaced',
    BUCKETS,
    [
      "for update to authenticated\n  using (bucket_id <> 'inspection_photos' or not private.is_signed(name))",
      'for update to authenticated\n  using (true)',
    ],
    KEPT,
  ),
  signing(
    'photos without a file are signed knowingly',
    ["if (p_seen ->> 'missing') is distinct from (", "if '' = ("],
    MISSING,
  ),
  sealed(
    'no caller says the sum of a photo',
    [
      'revoke execute on function public.record_photo_sums(uuid, jsonb) from public, anon, authenticated;',
      '',
    ],
    SUMS,
  ),
  sealed(
    'a sum is that of the file that there is when it is kept',
    ['where private.object_version(o) = s.version', 'where true'],
    REPLACED,
  ),
  sealed(
    'a file that was removed since it was read has no sum',
    ['case when object.version = s.version then s.sum end', 's.sum'],
    MISSING,
  ),
  signing(
    'a file that was replaced since it was read is not signed',
    ['if not is_current then', 'if false then'],
    REPLACED,
  ),
  signing(
    'a repeated signature is the one that there is',
    ['    return p_id;\n  end if;', "    raise exception 'again';\n  end if;"],
    '@signatures-that-hold-4',
  ),
  signing(
    'a signature is in the account’s own name',
    ["if signatory ->> 'name' = '' then", 'if false then'],
    '@signatures-that-hold-5',
  ),
  guard(
    SIGNATURES,
    'a deleted revision leaves its number behind',
    REVISIONS,
    [
      'create trigger bury_revision after delete on public.signed_revisions\n  for each row execute function private.bury_revision();',
      '',
    ],
    TOMBSTONE,
  ),
  signing(
    'numbers go on from a deleted revision',
    ['where t.report_id = p_report and t.user_id = person\n  ) signed', 'where false\n  ) signed'],
    TOMBSTONE,
  ),
  guard(
    SIGNATURES,
    'what is left of a deleted revision is its owner’s to read',
    REVISIONS,
    [
      `public.signed_tombstones\n  for select to authenticated ${own('using')}`,
      'public.signed_tombstones\n  for select to authenticated using (true);',
    ],
    TOMBSTONE,
  ),
  guard(
    SIGNATURES,
    'what is left of a deleted revision is nobody’s to write',
    REVISIONS,
    [
      'revoke all on public.signed_revisions, public.signed_tombstones from anon, authenticated, service_role;',
      'revoke all on public.signed_revisions from anon, authenticated, service_role; grant all on public.signed_tombstones to authenticated;',
    ],
    TOMBSTONE,
  ),
  guard(
    SIGNATURES,
    'photos are read with the caller’s rights',
    SUMS_OF_PHOTOS,
    [
      'from public.reports r where r.id = p_report and r.user_id = person\n  ) then',
      'from public.reports r where r.id = p_report\n  ) then',
    ],
    '@sum-photos-handler-3',
  ),
  guard(
    SIGNATURES,
    'a photo without a file has no sum',
    'supabase/functions/sum_photos/handler.ts',
    ['sum: file && (await sha256(new Uint8Array(file)))', 'sum: await sha256(new Uint8Array(file ?? 0))'],
    '@sum-photos-handler-2',
  ),
  sealed(
    'nobody keeps another’s photo by signing',
    ["where starts_with(path, p_person::text || '/')", 'where path is not null'],
    KEPT,
  ),
  guard(
    HELD,
    'the sweep leaves what a signed revision names',
    'server/storage/sweep-orphans.ts',
    ['and name > $3 and not private.is_signed(name) order by name', 'and name > $3 order by name'],
    '@sweep-orphans-2',
  ),
  signing(
    'a label is given to one revision of a report',
    [
      'lower(private.revision_name(s.number, s.label)) = lower(new_name)\n    union all',
      'false\n    union all',
    ],
    '@signed-revisions-7',
  ),
  signing(
    'the label of a deleted revision is not given again',
    ['and lower(private.revision_name(t.number, t.label)) = lower(new_name)', 'and false'],
    TOMBSTONE,
  ),
  guard(
    SIGNATURES,
    'the database holds one label for one revision',
    REVISIONS,
    ['create unique index signed_revisions_by_name', 'create index signed_revisions_by_name'],
    '@signed-revisions-7',
  ),
  signing(
    'one content is signed once',
    ['if private.says_the_same(earlier_content, content)', 'if false'],
    '@signed-revisions-8',
  ),
];

import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const VERSIONS = baselinePart('13_versions');
const BUCKETS = baselinePart('43_buckets');
const WORDS = 'supabase/migrations/20261127130000_words_are_all_but_bookkeeping.sql';
const REQUEST = 'server/http/rest-request.ts';

const OWN_PHOTOS = `'inspection_photos'\n    and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0')`;

const SIGNED_IN = `raise exception 'A signed-in user is required' using errcode = '42501';`;

/** Keep one person's rows and photos from another, and requests to the data service bounded. */
export const ROW_GUARDS: Guard[] = [
  guard(
    HELD,
    'a person reads their own reports',
    baselinePart('10_reports'),
    [
      `reports" on public.reports\n  for select to authenticated ${own('using')}`,
      'reports" on public.reports\n  for select to authenticated using (true);',
    ],
    '@matrix-2',
  ),
  guard(
    HELD,
    'a row is added in one’s own name',
    baselinePart('11_observations'),
    [
      `public.observations\n  for insert to authenticated ${own('with check')}`,
      'public.observations\n  for insert to authenticated with check (true);',
    ],
    '@matrix-2',
  ),
  guard(
    HELD,
    'a person deletes their own rows',
    baselinePart('11_observations'),
    [
      `public.observations\n  for delete to authenticated ${own('using')}`,
      'public.observations\n  for delete to authenticated using (true);',
    ],
    '@matrix-2',
  ),
  guard(
    HELD,
    'a person lists, and so removes, their own photos',
    BUCKETS,
    [OWN_PHOTOS, `'inspection_photos'`],
    '@matrix-2',
  ),
  guard(
    HELD,
    'the photos of a folder are found by an index',
    BUCKETS,
    [
      OWN_PHOTOS,
      `'inspection_photos' and (storage.foldername(name))[1] = (select auth.uid())::text`,
    ],
    '@stored-photos-6',
  ),
  guard(
    HELD,
    'an account is deleted under the address that was typed',
    'supabase/functions/delete_account/handler.ts',
    ['if (email.trim().toLowerCase() !== person.email)', "if (email === '')"],
    '@matrix-2',
  ),
  guard(
    6,
    'patterns are not offered',
    REQUEST,
    ['(eq\\.[^]*|', '(eq\\.[^]*|match\\.[^]*|'],
    '@rest-request-2',
  ),
  guard(
    7,
    'nested reads are not offered',
    REQUEST,
    ['observations\\\\(count\\\\)', '.*'],
    '@rest-request-2',
  ),
  guard(
    7,
    'one person’s questions leave room for others’',
    'server/http/rest-routes.ts',
    ['QUESTIONS_OF_ONE_PERSON = 8;', 'QUESTIONS_OF_ONE_PERSON = 800;'],
    '@rest-routes-1',
  ),
  guard(
    7,
    'an answer has so many characters',
    'server/database/read-values.ts',
    ['const MAX_ANSWER_CHARACTERS = 16 * 1024 * 1024;', 'const MAX_ANSWER_CHARACTERS = 1024 ** 4;'],
    '@resources-6',
  ),
  guard(
    12,
    'a mail goes to one mailbox',
    'server/mail/mail-driver.ts',
    ["to: { name: '', address: to }", 'to'],
    '@mail-driver-1',
  ),
  guard(
    17,
    'no upload runs as a page',
    'server/storage/serve-objects.ts',
    [`"default-src 'none'; frame-ancestors 'none'; sandbox"`, `"default-src *"`],
    '@uploads-3',
  ),
  ...versionGuards(),
];

/** Keep replaced and deleted words for their owner, and from everybody else. */
function versionGuards(): Guard[] {
  const held = (name: string, change: [string, string], test: string) =>
    guard(HELD, name, VERSIONS, change, test);
  const alone = '@versions-2';
  const ended = '@versions-3';
  const policy = `on public.versions\n  for`;
  return [
    held(
      'a person reads their own versions',
      [`${policy} select to authenticated ${own('using')}`, `${policy} select using (true);`],
      alone,
    ),
    held(
      'a person deletes their own versions',
      [`${policy} delete to authenticated ${own('using')}`, `${policy} delete using (true);`],
      alone,
    ),
    held(
      'nobody writes a version',
      ['grant select, delete on public.versions', 'grant all on public.versions'],
      alone,
    ),
    held(
      'a session that has ended sees no version',
      [
        'as restrictive for all to authenticated using ((select private.session_is_live()));',
        'as restrictive for all to authenticated using (true);',
      ],
      ended,
    ),
    guard(
      HELD,
      'a session that has ended puts nothing back',
      WORDS,
      [
        `or not (select private.session_is_live()) then\n    ${SIGNED_IN}\n  end if;\n  select * into found`,
        `then\n    ${SIGNED_IN}\n  end if;\n  select * into found`,
      ],
      ended,
    ),
    guard(
      HELD,
      'a person puts their own versions back',
      WORDS,
      ['v.id = p_version and v.user_id = (select auth.uid());', 'v.id = p_version;'],
      '@versions-4',
    ),
    held(
      'nobody but the database says that it restores',
      [
        'revoke execute on function private.words_of(public.observations), private.is_restoring(),',
        'revoke execute on function private.words_of(public.observations),',
      ],
      '@versions-4',
    ),
    held(
      'a person has so many versions',
      ['offset 20000 limit 1', 'offset 2000000 limit 1'],
      '@bounds-per-person-2',
    ),
    guard(
      HELD,
      'a provenance is nobody’s to claim',
      WORDS,
      [
        'is_proposal), false)\n    then\n      new.hand := old.hand;\n',
        'is_proposal), false)\n    then\n      null;\n',
      ],
      '@provenance-and-outcomes-2',
    ),
    guard(
      HELD,
      'no answer leaves the provenance',
      WORDS,
      ['    if new.proposal is distinct from old.proposal\n', '    if false\n'],
      '@provenance-and-outcomes-1',
    ),
  ];
}

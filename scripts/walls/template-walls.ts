import { HELD, own, type Wall, wall } from './wall.ts';

const MIGRATION = 'supabase/migrations/20261124000300_document_templates.sql';
const CONTENT = 'supabase/migrations/20261125000200_large_content.sql';
const RLS = 'supabase/tests/row-level-security.test.ts';
const BOUNDS = 'supabase/tests/document-templates.test.ts';
const REST = 'server/http/rest-routes.test.ts';

/** The point of SECURITY.md that large content apart from lists shuts. */
const LARGE_CONTENT = 30;
const OWNERS =
  'is added in one’s own name, and its file is read by its owner, while they are signed in';

const held = (name: string, change: [string, string], test: [string, string]): Wall =>
  wall(HELD, name, MIGRATION, change, test);

/** What keeps a firm's Word templates to their owner, and files to what they may be. */
export const TEMPLATE_WALLS: Wall[] = [
  ...(['select', 'delete'] as const).map((verb) =>
    held(
      `a person’s Word templates are their own to ${verb}`,
      [
        `for ${verb} to authenticated ${own('using')}`,
        `for ${verb} to authenticated using (true);`,
      ],
      [
        RLS,
        verb === 'select'
          ? 'shows, changes and deletes the own rows alone'
          : 'changes and deletes the own rows alone, also where nothing is read back',
      ],
    ),
  ),
  held(
    'a person’s Word templates are their own to rename',
    ['using (user_id = (select auth.uid())) with check', 'using (true) with check'],
    [RLS, 'changes and deletes the own rows alone, also where nothing is read back'],
  ),
  held(
    'a Word template is changed in its name alone',
    ['grant update (name)', 'grant update (name, sha256)'],
    [BOUNDS, 'can be given another name, and is changed in nothing else'],
  ),
  wall(
    LARGE_CONTENT,
    'a session that has ended adds no Word template',
    CONTENT,
    ['if person is null or not (select private.session_is_live()) then', 'if person is null then'],
    [BOUNDS, OWNERS],
  ),
  wall(
    LARGE_CONTENT,
    'a Word template’s file is written with its row alone',
    CONTENT,
    [
      'grant select on private.template_files, private.signed_contents',
      'grant select, insert, update, delete on private.template_files, private.signed_contents',
    ],
    [BOUNDS, 'has a file that nobody writes in another way'],
  ),
  wall(
    LARGE_CONTENT,
    'a Word template’s file is its owner’s to read',
    CONTENT,
    [
      `on private.template_files\n  for select to authenticated ${own('using')}`,
      'on private.template_files\n  for select to authenticated using (true);',
    ],
    [BOUNDS, OWNERS],
  ),
  wall(
    LARGE_CONTENT,
    'a session that has ended reads no Word file',
    CONTENT,
    [
      'on private.template_files\n  as restrictive for all to authenticated using ((select private.session_is_live()));',
      'on private.template_files\n  as restrictive for all to authenticated using (true);',
    ],
    [BOUNDS, OWNERS],
  ),
  held(
    'a session that has ended sees no Word template',
    ['using ((select private.session_is_live()));', 'using (true);'],
    [RLS, 'takes the token of a session that has ended for nobody'],
  ),
  wall(
    HELD,
    'a Word template has 5 MB',
    CONTENT,
    ['char_length(content) <= 7340032', 'char_length(content) <= 99340032'],
    [BOUNDS, 'refuses everything else'],
  ),
  wall(
    HELD,
    'a Word template is base64 and nothing else',
    CONTENT,
    ["content ~ '^[A-Za-z0-9+/]+={0,2}$'", "content ~ '.'"],
    [BOUNDS, 'refuses everything else'],
  ),
  held(
    'a person has ten Word templates',
    ['offset 10', 'offset 1000'],
    [BOUNDS, 'is one of ten at most'],
  ),
  wall(
    HELD,
    'a large body is a Word template of somebody signed in',
    'server/http/rest-routes.ts',
    [
      'if (person === null) return usual(c, next);',
      'if (person === null) return withFile(c, next);',
    ],
    [REST, 'of a Word template may have 7 MB, from whoever is signed in'],
  ),
  wall(
    HELD,
    'a large body is one long text',
    'server/http/rest-routes.ts',
    ['if (lengthBesideFile(text) > MAX_BODY_BYTES) return tooLarge();', ''],
    [REST, 'of a Word template has 512 KB beside the file'],
  ),
];

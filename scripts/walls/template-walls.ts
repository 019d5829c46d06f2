import { HELD, own, type Wall, wall } from './wall.ts';

const MIGRATION = 'supabase/migrations/20261124000300_document_templates.sql';
const RLS = 'supabase/tests/row-level-security.test.ts';
const BOUNDS = 'supabase/tests/document-templates.test.ts';
const REST = 'server/http/rest-routes.test.ts';

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
    'a Word template is added in one’s own name',
    [
      `for insert to authenticated ${own('with check')}`,
      'for insert to authenticated with check (true);',
    ],
    [RLS, 'takes new rows in the own name alone'],
  ),
  held(
    'a Word template’s file is never changed',
    ['grant update (name)', 'grant update (name, content)'],
    [BOUNDS, 'can be given another name, and is changed in nothing else'],
  ),
  held(
    'a session that has ended sees no Word template',
    ['using ((select private.session_is_live()));', 'using (true);'],
    [RLS, 'takes the token of a session that has ended for nobody'],
  ),
  held(
    'a Word template has 5 MB',
    ['char_length(content) <= 7340032', 'char_length(content) <= 99340032'],
    [BOUNDS, 'refuses everything else'],
  ),
  held(
    'a Word template is base64 and nothing else',
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

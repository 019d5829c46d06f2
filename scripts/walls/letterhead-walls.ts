import { HELD, own, type Wall, wall } from './wall.ts';

const MIGRATION = 'supabase/migrations/20261124000000_letterheads.sql';
const RLS = 'supabase/tests/row-level-security.test.ts';
const BOUNDS = 'supabase/tests/letterheads.test.ts';
const PICTURES: [string, string] = [BOUNDS, 'takes nothing else for a picture'];

const held = (name: string, change: [string, string], test: [string, string]): Wall =>
  wall(HELD, name, MIGRATION, change, test);

/** What keeps a letterhead to its owner, and its pictures what they say. */
export const LETTERHEAD_WALLS: Wall[] = [
  ...(['select', 'delete'] as const).map((verb) =>
    held(
      `a person’s letterhead is their own to ${verb}`,
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
    'a person’s letterhead is their own to update',
    ['using (user_id = (select auth.uid())) with check', 'using (true) with check'],
    [RLS, 'changes and deletes the own rows alone, also where nothing is read back'],
  ),
  held(
    'a letterhead is set in one’s own name',
    [
      `for insert to authenticated ${own('with check')}`,
      'for insert to authenticated with check (true);',
    ],
    [RLS, 'takes new rows in the own name alone'],
  ),
  held(
    'a letterhead never changes hands',
    ['grant update (firm_name,', 'grant update (user_id, firm_name,'],
    [BOUNDS, 'is one for each person, and never changes hands'],
  ),
  held(
    'a session that has ended sees no letterhead',
    ['using ((select private.session_is_live()));', 'using (true);'],
    [RLS, 'takes the token of a session that has ended for nobody'],
  ),
  held(
    'a letterhead’s pictures are PNG or JPEG',
    ['      else false\n    end', '      else true\n    end'],
    PICTURES,
  ),
  held('a letterhead’s picture has so many bytes', ['<= 307200', '<= 999307200'], PICTURES),
  held(
    'a letterhead’s picture is base64 and nothing else',
    ["~ '^[A-Za-z0-9+/]+={0,2}$'", "~ '.'"],
    PICTURES,
  ),
  held(
    'a letterhead’s picture has so many pixels',
    ["between '1' and to_jsonb(most_wide)", "between '1' and to_jsonb(100000)"],
    PICTURES,
  ),
  held(
    'what is missing in a picture is no yes',
    ['    false\n  ) else false end', '    true\n  ) else false end'],
    PICTURES,
  ),
];

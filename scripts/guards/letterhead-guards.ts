import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const MIGRATION = baselinePart('20_letterheads');
const PICTURES = '@letterheads-1';

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, MIGRATION, change, test);

/** Keep a letterhead to its owner, and its pictures what they say. */
export const LETTERHEAD_GUARDS: Guard[] = [
  ...(['select', 'delete'] as const).map((verb) =>
    held(
      `a person’s letterhead is their own to ${verb}`,
      [
        `for ${verb} to authenticated ${own('using')}`,
        `for ${verb} to authenticated using (true);`,
      ],
      verb === 'select' ? '@row-level-security-1' : '@row-level-security-2',
    ),
  ),
  held(
    'a person’s letterhead is their own to update',
    ['using (user_id = (select auth.uid())) with check', 'using (true) with check'],
    '@row-level-security-2',
  ),
  held(
    'a letterhead is set in one’s own name',
    [
      `for insert to authenticated ${own('with check')}`,
      'for insert to authenticated with check (true);',
    ],
    '@row-level-security-3',
  ),
  held(
    'a letterhead never changes hands',
    ['grant update (firm_name,', 'grant update (user_id, firm_name,'],
    '@letterheads-2',
  ),
  held(
    'a session that has ended sees no letterhead',
    ['using ((select private.session_is_live()));', 'using (true);'],
    '@row-level-security-8',
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

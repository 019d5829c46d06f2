import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const MIGRATION = baselinePart('23_phrases');

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, MIGRATION, change, test);

/** Keep a person's phrases to them, and to a number. */
export const PHRASE_GUARDS: Guard[] = [
  ...(['select', 'delete'] as const).map((verb) =>
    held(
      `a person’s phrases are their own to ${verb}`,
      [
        `for ${verb} to authenticated ${own('using')}`,
        `for ${verb} to authenticated using (true);`,
      ],
      verb === 'select' ? '@row-level-security-1' : '@row-level-security-2',
    ),
  ),
  held(
    'a person’s phrases are their own to update',
    ['using (user_id = (select auth.uid())) with check', 'using (true) with check'],
    '@row-level-security-2',
  ),
  held(
    'a phrase is kept in one’s own name',
    [
      `for insert to authenticated ${own('with check')}`,
      'for insert to authenticated with check (true);',
    ],
    '@row-level-security-3',
  ),
  held(
    'a phrase never changes hands',
    ['grant update (field, text)', 'grant update (user_id, field, text)'],
    '@row-level-security-5',
  ),
  held(
    'a session that has ended sees no phrases',
    ['using ((select private.session_is_live()));', 'using (true);'],
    '@row-level-security-8',
  ),
  held('a person has so many phrases', ['offset 2000', 'offset 2000000'], '@bounds-per-person-4'),
];

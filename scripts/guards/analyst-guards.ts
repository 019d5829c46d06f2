import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const PART = baselinePart('30_analyst');

const LIVE = 'as restrictive for all to authenticated using ((select private.session_is_live()));';

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, PART, change, test);

const ALONE = '@row-level-security-1';
// Rows read back have to be visible as well: the policy of reading would hide that of writing.
const ALONE_UNREAD = '@row-level-security-2';
const OWN_REPORT = '@analyst-costs-8';

/** Keep reviews and costs to their owners, and costs honest. */
export const ANALYST_GUARDS: Guard[] = [
  ...tableGuards(),
  ...costGuards(),
  guard(
    HELD,
    'an analyst’s words are not handed back as a person’s',
    'supabase/functions/analyze_photos/context/typed-words.ts',
    ["if (row.hand !== 'proposed' || !row.proposal) return words;", 'if (row) return words;'],
    '@typed-words-1',
  ),
];

function tableGuards(): Guard[] {
  return [
    held(
      'a person sees their own costs',
      [
        `public.analyst_costs\n  for select to authenticated ${own('using')}`,
        'public.analyst_costs\n  for select to authenticated using (true);',
      ],
      OWN_REPORT,
    ),
    ...(['select', 'update', 'delete'] as const).map((verb) =>
      held(
        `a person’s reviews are their own to ${verb}`,
        verb === 'update'
          ? [
              `public.consistency_reviews\n  for update to authenticated\n  using (user_id = (select auth.uid())) with check`,
              'public.consistency_reviews\n  for update to authenticated\n  using (true) with check',
            ]
          : [
              `public.consistency_reviews\n  for ${verb} to authenticated ${own('using')}`,
              `public.consistency_reviews\n  for ${verb} to authenticated using (true);`,
            ],
        verb === 'select' ? ALONE : ALONE_UNREAD,
      ),
    ),
    held(
      'a review is added in one’s own name',
      [
        `public.consistency_reviews\n  for insert to authenticated ${own('with check')}`,
        'public.consistency_reviews\n  for insert to authenticated with check (true);',
      ],
      '@row-level-security-3',
    ),
    held(
      'a review never changes hands',
      [
        'grant update (analyst, reviewed_at, suggestions, failure) on',
        'grant update (analyst, reviewed_at, suggestions, failure, report_id) on',
      ],
      '@row-level-security-5',
    ),
    held(
      'a session that has ended sees no costs',
      [
        `public.analyst_costs\n  ${LIVE}`,
        'public.analyst_costs\n  as restrictive for all to authenticated using (true);',
      ],
      '@analyst-costs-9',
    ),
    held(
      'a session that has ended sees no review',
      [
        `public.consistency_reviews\n  ${LIVE}`,
        'public.consistency_reviews\n  as restrictive for all to authenticated using (true);',
      ],
      '@row-level-security-8',
    ),
    held(
      'a review has so many suggestions',
      ['pg_column_size(suggestions) <= 262144', 'pg_column_size(suggestions) <= 999262144'],
      '@bounds-per-row-1',
    ),
  ];
}

function costGuards(): Guard[] {
  return [
    held(
      'no caller says what an answer cost',
      ['  from public, anon, authenticated;\ngrant execute', '  from public, anon;\ngrant execute'],
      OWN_REPORT,
    ),
    held(
      'a month’s costs stay when their report goes',
      [
        'select private.address_hash(u.email), this_month, tokens_in',
        'select u.email, this_month, tokens_in',
      ],
      '@analyst-costs-10',
    ),
    held(
      'no client fills the table of costs',
      [') >= 100 then', ') >= 100000 then'],
      '@analyst-costs-7',
    ),
    held(
      'costs only grow',
      ['named, 1, greatest(0, p_questions)', 'named, 1, p_questions'],
      '@analyst-costs-6',
    ),
    guard(
      HELD,
      'a further question is counted like the first',
      'supabase/functions/_shared/ask-analyst.ts',
      ['mayAskAgain: takeOne,', 'mayAskAgain: () => Promise.resolve(),'],
      '@ask-analyst-1',
    ),
  ];
}

import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const PART = baselinePart('30_analyst');
const CLAIMS = baselinePart('31_claims');

const LIVE = 'as restrictive for all to authenticated using ((select private.session_is_live()));';

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, PART, change, test);
const claimed = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, CLAIMS, change, test);

const ALONE = '@row-level-security-1';
// What is read back has to be seen as well: the policy of reading would hide that of writing.
const ALONE_UNREAD = '@row-level-security-2';
const OF_ONES_OWN = '@analyst-at-work-3';
const SEEN = '@analyst-at-work-5';
const OWN_REPORT = '@analyst-at-work-8';

/** What keeps the analyst's new tables to their owners, one photo to one look, and costs honest. */
export const ANALYST_GUARDS: Guard[] = [
  ...tableGuards(),
  ...lookGuards(),
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
    claimed(
      'a person sees their own looks',
      [
        `public.analyses_under_way\n  for select to authenticated ${own('using')}`,
        'public.analyses_under_way\n  for select to authenticated using (true);',
      ],
      SEEN,
    ),
    claimed(
      'nobody writes a look',
      [
        'grant select on public.analyses_under_way to authenticated;',
        'grant all on public.analyses_under_way to authenticated;\ncreate policy x on public.analyses_under_way for all to authenticated using (user_id = (select auth.uid()));',
      ],
      SEEN,
    ),
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
    ...[
      ['analyses_under_way', '@analyst-at-work-4', CLAIMS] as const,
      ['analyst_costs', '@analyst-at-work-9', PART] as const,
    ].map(([table, test, part]) =>
      guard(
        HELD,
        `a session that has ended sees nothing of ${table}`,
        part,
        [
          `public.${table}\n  ${LIVE}`,
          `public.${table}\n  ${LIVE.replace(/using.*/, 'using (true);')}`,
        ],
        test,
      ),
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

function lookGuards(): Guard[] {
  return [
    claimed(
      'a photo is looked at once at a time',
      ['    where a.until <= clock_timestamp()\n', ''],
      '@analyst-at-work-1',
    ),
    claimed(
      'a look is begun at one’s own photo',
      [
        'where o.id = p_observation and o.user_id = (select auth.uid())',
        'where o.id = p_observation',
      ],
      OF_ONES_OWN,
    ),
    claimed(
      'a look is renewed by whoever began it',
      [
        'where a.observation_id = p_observation and a.token = p_token and a.user_id = (select auth.uid());\n  return found;',
        'where a.observation_id = p_observation;\n  return found;',
      ],
      OF_ONES_OWN,
    ),
    claimed(
      'a look is ended by whoever began it',
      [
        'and a.token = p_token and a.user_id = (select auth.uid())\n    and (select private',
        'and a.user_id = (select auth.uid())\n    and (select private',
      ],
      '@analyst-at-work-1',
    ),
    claimed(
      'a look that nobody renews is over in ten minutes',
      ['least(p_seconds, 600)', 'least(p_seconds, 600000)'],
      '@analyst-at-work-2',
    ),
    guard(
      HELD,
      'the analyst is asked by whoever has the look',
      'supabase/functions/analyze_photos/request-under-claim.ts',
      ["if (typeof token !== 'string') throw alreadyUnderWay();", ''],
      '@one-photo-once-1',
    ),
    guard(
      HELD,
      'a look ends with its call',
      'supabase/functions/analyze_photos/request-under-claim.ts',
      ['await end(client, { ...of, p_token: token }, settings);', 'void end;'],
      '@one-photo-once-2',
    ),
    guard(
      HELD,
      'a cut ends no look',
      'supabase/functions/analyze_photos/request-under-claim.ts',
      ['look(lost.signal)', 'look(AbortSignal.any([request.signal, lost.signal]))'],
      '@under-claim-2',
    ),
    guard(
      HELD,
      'a look that is called off is stopped',
      'supabase/functions/analyze_photos/request-under-claim.ts',
      ["request.signal.addEventListener('abort', renewOrLog);", ''],
      '@under-claim-3',
    ),
    guard(
      HELD,
      'a look that was lost is stopped',
      'supabase/functions/analyze_photos/request-under-claim.ts',
      ['=== false) lost.abort();', '=== false) void lost;'],
      '@under-claim-1',
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
      '@analyst-at-work-10',
    ),
    held(
      'no client fills the table of costs',
      [') >= 100 then', ') >= 100000 then'],
      '@analyst-at-work-7',
    ),
    held(
      'costs only grow',
      ['named, 1, greatest(0, p_questions)', 'named, 1, p_questions'],
      '@analyst-at-work-6',
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

import { HELD, own, type Wall, wall } from './wall.ts';

const MIGRATION = 'supabase/migrations/20261123000000_report_as_context.sql';
const AT_WORK = 'supabase/tests/analyst-at-work.test.ts';
const RLS = 'supabase/tests/row-level-security.test.ts';
const BOUNDS = 'supabase/tests/bounds-per-row.test.ts';
const ONCE = 'supabase/functions/analyze_photos/one-photo-once.test.ts';
const LOOK = 'supabase/functions/analyze_photos/look-alone.test.ts';
const COSTS = 'supabase/functions/_shared/ask-analyst.test.ts';
const TYPED = 'supabase/functions/analyze_photos/context/typed-words.test.ts';

const LIVE = 'as restrictive for all to authenticated using ((select private.session_is_live()));';

const held = (name: string, change: [string, string], test: [string, string]): Wall =>
  wall(HELD, name, MIGRATION, change, test);

const ALONE = 'shows, changes and deletes the own rows alone';
// What is read back has to be seen as well: the policy of reading would hide that of writing.
const ALONE_UNREAD = 'changes and deletes the own rows alone, also where nothing is read back';
const OF_ONES_OWN: [string, string] = [AT_WORK, 'is of one’s own photo alone'];
const SEEN: [string, string] = [
  AT_WORK,
  'is seen by its person, written by nobody, and goes with its row',
];
const NOT_ENDED: [string, string] = [
  AT_WORK,
  'is nothing for visitors, nor for a session that has ended',
];
const OWN_REPORT: [string, string] = [
  AT_WORK,
  'is one’s own report’s alone, seen by its person and written by nobody',
];

/** What keeps the analyst's new tables to their owners, one photo to one look, and costs honest. */
export const ANALYST_WALLS: Wall[] = [
  ...tableWalls(),
  ...lookWalls(),
  ...costWalls(),
  wall(
    HELD,
    'an analyst’s words are not handed back as a person’s',
    'supabase/functions/analyze_photos/context/typed-words.ts',
    ["if (row.hand !== 'proposed' || !row.proposal) return words;", 'if (row) return words;'],
    [TYPED, 'are none where an analyst proposed them and nobody touched them'],
  ),
];

function tableWalls(): Wall[] {
  return [
    held(
      'a person sees their own looks',
      [
        `public.analyses_under_way\n  for select to authenticated ${own('using')}`,
        'public.analyses_under_way\n  for select to authenticated using (true);',
      ],
      SEEN,
    ),
    held(
      'nobody writes a look or a cost',
      [
        'grant select on public.analyses_under_way, public.analyst_costs to authenticated;',
        'grant all on public.analyses_under_way, public.analyst_costs to authenticated;\ncreate policy x on public.analyses_under_way for all to authenticated using (user_id = (select auth.uid()));',
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
        [RLS, verb === 'select' ? ALONE : ALONE_UNREAD],
      ),
    ),
    held(
      'a review is added in one’s own name',
      [
        `public.consistency_reviews\n  for insert to authenticated ${own('with check')}`,
        'public.consistency_reviews\n  for insert to authenticated with check (true);',
      ],
      [RLS, 'takes new rows in the own name alone'],
    ),
    held(
      'a review never changes hands',
      [
        'grant update (analyst, reviewed_at, suggestions) on',
        'grant update (analyst, reviewed_at, suggestions, report_id) on',
      ],
      [RLS, 'never lets a row of %s change hands'],
    ),
    ...['analyses_under_way', 'analyst_costs'].map((table) =>
      held(
        `a session that has ended sees nothing of ${table}`,
        [
          `public.${table}\n  ${LIVE}`,
          `public.${table}\n  ${LIVE.replace(/using.*/, 'using (true);')}`,
        ],
        NOT_ENDED,
      ),
    ),
    held(
      'a session that has ended sees no review',
      [
        `public.consistency_reviews\n  ${LIVE}`,
        'public.consistency_reviews\n  as restrictive for all to authenticated using (true);',
      ],
      [RLS, 'takes the token of a session that has ended for nobody'],
    ),
    held(
      'a review has so many suggestions',
      ['pg_column_size(suggestions) <= 262144', 'pg_column_size(suggestions) <= 999262144'],
      [BOUNDS, 'refuse what is too long, or of another form'],
    ),
  ];
}

function lookWalls(): Wall[] {
  return [
    held(
      'a photo is looked at once at a time',
      ['    where a.until <= clock_timestamp()\n', ''],
      [AT_WORK, 'is one at a time, until whoever began it ends it'],
    ),
    held(
      'a look is begun at one’s own photo',
      [
        'where o.id = p_observation and o.user_id = (select auth.uid())',
        'where o.id = p_observation',
      ],
      OF_ONES_OWN,
    ),
    held(
      'a look is renewed by whoever began it',
      [
        'where a.observation_id = p_observation and a.token = p_token and a.user_id = (select auth.uid());\n  return found;',
        'where a.observation_id = p_observation;\n  return found;',
      ],
      OF_ONES_OWN,
    ),
    held(
      'a look is ended by whoever began it',
      [
        'and a.token = p_token and a.user_id = (select auth.uid())\n    and (select private',
        'and a.user_id = (select auth.uid())\n    and (select private',
      ],
      [AT_WORK, 'is one at a time, until whoever began it ends it'],
    ),
    held(
      'a look that nobody renews is over in ten minutes',
      ['least(p_seconds, 600)', 'least(p_seconds, 600000)'],
      [AT_WORK, 'lasts ten minutes at most, and a second at least'],
    ),
    wall(
      HELD,
      'the analyst is asked by whoever has the look',
      'supabase/functions/analyze_photos/look-alone.ts',
      ["if (typeof token !== 'string') throw alreadyUnderWay();", ''],
      [ONCE, 'eight calls at once have one photo looked at once, and take one of the allowance'],
    ),
    wall(
      HELD,
      'a look ends with its call',
      'supabase/functions/analyze_photos/look-alone.ts',
      ['await end(client, { ...of, p_token: token }, settings);', 'void end;'],
      [ONCE, 'a photo is free again after a failure'],
    ),
    wall(
      HELD,
      'a cut ends no look',
      'supabase/functions/analyze_photos/look-alone.ts',
      ['look(lost.signal)', 'look(AbortSignal.any([request.signal, lost.signal]))'],
      [LOOK, 'goes on when its caller was cut off'],
    ),
    wall(
      HELD,
      'a look that is called off is stopped',
      'supabase/functions/analyze_photos/look-alone.ts',
      ["request.signal.addEventListener('abort', renewOrLog);", ''],
      [LOOK, 'stops when its caller has called it off'],
    ),
    wall(
      HELD,
      'a look that was lost is stopped',
      'supabase/functions/analyze_photos/look-alone.ts',
      ['=== false) lost.abort();', '=== false) void lost;'],
      [LOOK, 'stops when the photo is not its own any more'],
    ),
  ];
}

function costWalls(): Wall[] {
  return [
    held(
      'costs are added to one’s own report',
      ['r.id = p_report and r.user_id = (select auth.uid())', 'r.id = p_report'],
      OWN_REPORT,
    ),
    held(
      'no client fills the table of costs',
      [') >= 100 then', ') >= 100000 then'],
      [AT_WORK, 'is kept for a hundred names and tasks of a report; further ones count together'],
    ),
    held(
      'costs only grow',
      ['named, 1, greatest(0, p_questions)', 'named, 1, p_questions'],
      [AT_WORK, 'only ever grows, and by tasks that exist'],
    ),
    wall(
      HELD,
      'a further question is counted like the first',
      'supabase/functions/_shared/ask-analyst.ts',
      ['mayAskAgain: takeOne,', 'mayAskAgain: () => Promise.resolve(),'],
      [
        COSTS,
        'a further question is refused when the allowance is used up, and the analyst may make do',
      ],
    ),
  ];
}

import { baselinePart, HELD, own, type Guard, guard } from './guard.ts';

const PART = baselinePart('32_background_analyses');

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, PART, change, test);

const BEGIN_OR_SETTLE = '@background-analyses-2';
const SEE_OR_CALL_OFF = '@background-analyses-3';
const ENDED = '@background-analyses-5';
const IS_LIVE = '(select auth.uid()) is null or not (select private.session_is_live())';

/** What keeps an analysis without a browser to its person, their session and a number of reports. */
export const BACKGROUND_GUARDS: Guard[] = [
  ...(['select', 'delete'] as const).map((verb) =>
    held(
      `a person’s background analyses are their own to ${verb}`,
      [
        `for ${verb} to authenticated ${own('using')}`,
        `for ${verb} to authenticated using (true);`,
      ],
      SEE_OR_CALL_OFF,
    ),
  ),
  held(
    'no client writes a background analysis',
    [
      'grant select, delete on public.background_analyses to authenticated;',
      'grant all on public.background_analyses to authenticated;\ncreate policy x on public.background_analyses for all to authenticated using (user_id = (select auth.uid()));',
    ],
    '@background-analyses-4',
  ),
  held(
    'a session that has ended sees no background analysis',
    ['using ((select private.session_is_live()));', 'using (true);'],
    ENDED,
  ),
  held(
    'a session that has ended begins no background analysis',
    [
      `${IS_LIVE} then\n    raise exception 'A signed-in user is required' using errcode = '42501';\n  end if;\n  select`,
      'false then\n  end if;\n  select',
    ],
    ENDED,
  ),
  held(
    'a session that has ended settles no photo',
    [
      `${IS_LIVE} then\n    raise exception 'A signed-in user is required' using errcode = '42501';\n  end if;\n  update`,
      'false then\n  end if;\n  update',
    ],
    ENDED,
  ),
  held(
    'a background analysis is begun of one’s own report',
    [
      'where o.report_id = p_report and o.user_id = (select auth.uid()) and',
      'where o.report_id = p_report and',
    ],
    BEGIN_OR_SETTLE,
  ),
  held(
    'a photo is settled in one’s own report',
    [
      'where b.report_id = p_report and b.user_id = (select auth.uid()) and p_observation',
      'where b.report_id = p_report and p_observation',
    ],
    BEGIN_OR_SETTLE,
  ),
  held(
    'settling ends no analysis of somebody else’s',
    [
      "where b.report_id = p_report and b.user_id = (select auth.uid()) and b.waiting = '{}'",
      "where b.report_id = p_report and b.waiting = '{}'",
    ],
    BEGIN_OR_SETTLE,
  ),
  held(
    'a failure gives up no photos of somebody else’s',
    [
      "waiting = '{}'\n  where b.report_id = p_report and b.user_id = (select auth.uid()) and",
      "waiting = '{}'\n  where b.report_id = p_report and",
    ],
    BEGIN_OR_SETTLE,
  ),
  held(
    'a person has so many reports analysed in the background',
    ['offset 19', 'offset 19000'],
    '@background-analyses-6',
  ),
  guard(
    HELD,
    'a report that nobody is at is not said to be analysed',
    'supabase/functions/analyze_report/handler.ts',
    ['.delete()', '.select()'],
    '@analyze-report-handler-2',
  ),
  guard(
    HELD,
    'a session that has ended has nothing more looked at',
    'server/jobs/background-analyses.ts',
    ['b.failed = 0\n         and not exists', 'b.failed = 0 and false\n         and not exists'],
    '@background-jobs-1',
  ),
  guard(
    HELD,
    'what nobody has a job for is taken up at a start',
    'server/jobs/background-analyses.ts',
    ['if (left.length > 0) await add(left);', 'if (left.length > 0) await engine();'],
    '@background-jobs-2',
  ),
];

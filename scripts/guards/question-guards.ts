import { HELD, own, type Guard, guard } from './guard.ts';

const MIGRATION = 'supabase/migrations/20261127120000_analyst_questions.sql';
const ASKING = 'supabase/migrations/20261127184500_many_rows_are_asked_again.sql';
const ANSWER = 'supabase/functions/_shared/questions/answer-question.ts';
const LOOP = 'server/questions/question-loop.ts';

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, MIGRATION, change, test);

const OWN = '@analyst-questions-3';
const SEEN = '@analyst-questions-4';
const ENDED = '@analyst-questions-5';

/** Keep questions to their person and session, and one photo to one taker. */
export const QUESTION_GUARDS: Guard[] = [
  held(
    'a person sees their own questions',
    [`for select to authenticated ${own('using')}`, 'for select to authenticated using (true);'],
    SEEN,
  ),
  held(
    'no client writes a question',
    [
      'grant select on public.analyst_questions to authenticated;',
      'grant all on public.analyst_questions to authenticated;\ncreate policy x on public.analyst_questions for all to authenticated using (user_id = (select auth.uid()));',
    ],
    SEEN,
  ),
  held(
    'a session that has ended sees no question',
    ['using ((select private.session_is_live()));', 'using (true);'],
    ENDED,
  ),
  held(
    'a session that has ended asks, takes and settles nothing',
    ['is null or not (select private.session_is_live()) then', 'is null then'],
    ENDED,
  ),
  guard(
    HELD,
    'a question is about one’s own photo',
    ASKING,
    [
      'where o.report_id = p_report and o.user_id = person and o.finding_id',
      'where o.report_id = p_report and o.finding_id',
    ],
    OWN,
  ),
  held(
    'a hold is of one’s own report',
    [
      "nullif(p_hold, '') where r.id = p_report and r.user_id = person;",
      "nullif(p_hold, '') where r.id = p_report;",
    ],
    OWN,
  ),
  held(
    'a question is kept by its person',
    [
      'where q.token = p_token and q.user_id = person;\n  return found;',
      'where q.token = p_token;\n  return found;',
    ],
    OWN,
  ),
  held(
    'a question is settled by its person',
    [
      'where q.token = p_token and q.user_id = person for update;',
      'where q.token = p_token for update;',
    ],
    OWN,
  ),
  held(
    'a photo is asked about once at a time',
    [
      "    and (q.state = 'waiting' and q.not_before <= clock_timestamp()\n      or q.state = 'asked' and q.taken_until <= clock_timestamp())\n  returning jsonb",
      '  returning jsonb',
    ],
    '@analyst-questions-1',
  ),
  held(
    'a question that nobody renews is free in ten minutes',
    ['least(p_seconds, 600)', 'least(p_seconds, 600000)'],
    '@analyst-questions-2',
  ),
  held(
    'hosts ask about no more photos together than one of them would',
    ["  perform pg_advisory_xact_lock(hashtextextended('analyst_questions', 0));\n", ''],
    '@shared-queue-1',
  ),
  held(
    'a question ends with the session in which it was asked',
    [
      'and exists (select from auth.sessions s where s.id = q.session_id and s.user_id = q.user_id)',
      '',
    ],
    '@question-loop-1',
  ),
  guard(
    HELD,
    'the analyst is asked by the taker alone',
    ANSWER,
    ['if (!taken) throw alreadyUnderWay(question.task);', 'if (!taken) return;'],
    '@one-photo-once-1',
  ),
  guard(
    HELD,
    'a question is free after a failure',
    ANSWER,
    ['await settle(describeFailure(error, isQueued, settings));', ''],
    '@one-photo-once-2',
  ),
  guard(
    HELD,
    'what was asked before a start is answered after it',
    LOOP,
    [
      'this.#timer = setInterval(this.wake, LOOK_EVERY_MS).unref();',
      'this.#timer = setInterval(() => undefined, LOOK_EVERY_MS).unref();',
    ],
    '@question-loop-2',
  ),
];

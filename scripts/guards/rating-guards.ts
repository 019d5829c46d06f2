import { HELD, type Guard, guard } from './guard.ts';

const MIGRATION = 'supabase/migrations/20261124000100_report_particulars.sql';

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, MIGRATION, change, test);

const ALONE = '@rating-schemes-5';
const ONLY_WAY = '@rating-schemes-3';

/** What keeps a report's ratings to its owner, and each level to the scheme that it is one of. */
export const RATING_GUARDS: Guard[] = [
  held(
    'a person changes the scheme of their own reports',
    [
      'where r.id = p_report and r.user_id = (select auth.uid()) for update;',
      'where r.id = p_report for update;',
    ],
    ALONE,
  ),
  held(
    'a session that has ended changes no scheme',
    [
      `or not (select private.session_is_live()) then\n    raise exception 'A signed-in user is required' using errcode = '42501';\n  end if;\n  select * into report`,
      `then\n    raise exception 'A signed-in user is required' using errcode = '42501';\n  end if;\n  select * into report`,
    ],
    ALONE,
  ),
  held(
    'a scheme is written by its one call',
    ['documents_seen, layout) on', 'documents_seen, layout, rating_scheme, rating_undo) on'],
    ONLY_WAY,
  ),
  held(
    'the level before is nobody’s to write',
    ['grant update (rating) on', 'grant update (rating, rating_before) on'],
    ONLY_WAY,
  ),
  held(
    'no level in use is left without one',
    ["and o.rating <> '' and not p_mapping ? o.rating", 'and false'],
    '@rating-schemes-2',
  ),
  held(
    'a change of scheme checks no row',
    ['    new.checked_at := old.checked_at;\n', ''],
    '@rating-schemes-1',
  ),
  guard(
    HELD,
    'no version brings a level of another scheme back',
    'supabase/migrations/20261207000100_captions.sql',
    [
      "rating = case when is_of_scheme then coalesce(row_before.rating, '') else o.rating end,",
      "rating = coalesce(row_before.rating, ''),",
    ],
    '@rating-schemes-4',
  ),
  guard(
    HELD,
    'an analyst proposes no measured level',
    'supabase/functions/_shared/ratings/offered-levels.ts',
    ['if (scheme === null || isMeasured(scheme)) return [];', 'if (scheme === null) return [];'],
    '@rating-question-1',
  ),
  guard(
    HELD,
    'a level of yesterday’s scheme is not stored',
    'supabase/functions/analyze_photos/handler.ts',
    ['if (JSON.stringify(scheme) !== JSON.stringify(asked)) return none;', ''],
    '@ratings-1',
  ),
];

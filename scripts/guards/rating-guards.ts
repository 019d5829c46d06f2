import { baselinePart, HELD, type Guard, guard } from './guard.ts';

const MIGRATION = baselinePart('17_ratings');

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, MIGRATION, change, test);

const ALONE = '@rating-schemes-5';
const ONLY_WAY = '@rating-schemes-3';

/** Keep a report's ratings to its owner, and each level to its scheme. */
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
  guard(
    HELD,
    'a scheme is written by its one call',
    baselinePart('10_reports'),
    ['grant update (title,', 'grant update (rating_scheme, rating_undo, title,'],
    ONLY_WAY,
  ),
  guard(
    HELD,
    'the level before is nobody’s to write',
    baselinePart('11_observations'),
    ['grant update (photo,', 'grant update (rating_before, photo,'],
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
    baselinePart('13_versions'),
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
    'supabase/functions/analyze_photos/observe-photo.ts',
    ['if (JSON.stringify(scheme) !== JSON.stringify(asked)) return none;', ''],
    '@ratings-1',
  ),
];

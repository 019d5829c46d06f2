import { met, partly } from './answer.ts';
import { account, inventory, matrix, resources, restRequest, turns } from './evidence.ts';

const PERSON_BOUNDS = 'supabase/tests/bounds-per-person.test.ts';
const ROW_BOUNDS = 'supabase/tests/bounds-per-row.test.ts';

export const VALIDATION = [
  met(
    '2.1.1',
    'document rules for input',
    'Columns have checks in the migrations, requests have schemas; the inventory says where.',
    {
      in: [inventory('input'), 'supabase/migrations/20261121000000_reports.sql'],
    },
  ),
  met(
    '2.1.2',
    'document rules for data that belong together',
    'The inventory names them: a rating and its scheme, a row and its report, a signature and its rows.',
    {
      in: [inventory('input')],
    },
  ),
  met('2.1.3', 'document limits, for each person and in all', 'One table of limits.', {
    in: [inventory('limits')],
  }),
  met(
    '2.2.1',
    'check input against what is expected',
    'Lists of what passes, schemas for bodies, checks in the database.',
    {
      in: ['server/http/rest-request.ts', 'server/http/auth-routes.ts'],
      by: [restRequest('%s %s'), [ROW_BOUNDS, 'refuse what is too long, or of another form']],
    },
  ),
  met('2.2.2', 'check on the server', 'The database and the host decide; screens only help.', {
    in: ['supabase/migrations/20261121000100_row_level_security.sql'],
    by: [[ROW_BOUNDS, 'hold one section a heading, and headings that are known']],
  }),
  met(
    '2.2.3',
    'check data that belong together',
    'Foreign keys hold a row to its person’s report; a rating is of its report’s scheme.',
    {
      by: [
        [
          'supabase/tests/row-level-security.test.ts',
          "refuses %s in another person's report, even in the own name",
        ],
        ['supabase/tests/rating-schemes.test.ts', 'brings no level of another scheme back'],
      ],
    },
  ),
  met(
    '2.3.1',
    'steps in their order',
    'Signing counts unchecked rows itself; a look at a photo is begun, renewed and ended by its own token.',
    {
      by: [
        [
          'supabase/tests/signed-revisions.test.ts',
          'signs rows that nobody checked only for who says how many there are',
        ],
        [
          'supabase/tests/analyst-at-work.test.ts',
          'is one at a time, until whoever began it ends it',
        ],
      ],
    },
  ),
  met('2.3.2', 'limits as documented', 'Counted in the database and by the host.', {
    in: ['server/http/rate-limits.ts'],
    by: [
      [PERSON_BOUNDS, 'is 2,000 observations in a report'],
      account('gets six links an hour, whoever asks'),
    ],
  }),
  met('2.3.3', 'whole or not at all', 'What belongs together is one function or one transaction.', {
    by: [
      [
        'supabase/tests/rating-schemes.test.ts',
        'changes nothing while a level in use is not mapped',
      ],
      [
        'server/database/engine.test.ts',
        'runs nothing more of a transaction whose session was lost',
      ],
    ],
  }),
  partly(
    '2.3.4',
    'nothing limited is given out twice',
    'The analyst’s allowance is counted in one statement. Bounds on rows may be passed by statements at the same moment, by what these add.',
    {
      by: [
        [
          'supabase/functions/analyze_photos/one-photo-once.test.ts',
          'eight calls at once have one photo looked at once, and take one of the allowance',
        ],
      ],
    },
  ),
  met(
    '2.4.1',
    'limits on excessive use',
    'Links, guesses, entries, photos and rows have limits; people take turns at the database, whatever one of them asks.',
    {
      in: ['server/http/rate-limits.ts', 'server/database/fair-queue.ts'],
      by: [
        turns('has another person wait for a few turns, whatever the first one has asked for'),
        resources('leaves the host answering through 500 preflights and looks at once'),
        matrix('refuses a token with %s, whatever it asks'),
      ],
    },
  ),
];

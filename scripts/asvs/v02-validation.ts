import { inventory, met, partly } from './answer.ts';

export const VALIDATION = [
  met(
    '2.1.1',
    'document rules for input',
    'Columns have checks in the migrations, requests have schemas; the inventory says where.',
    {
      in: [inventory('input'), 'supabase/schemas/10_reports.sql'],
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
      by: ['@rest-request-1', '@rest-request-5', '@bounds-per-row-1'],
    },
  ),
  met('2.2.2', 'check on the server', 'The database and the host decide; screens only help.', {
    in: ['supabase/schemas/10_reports.sql'],
    by: ['@bounds-per-row-2'],
  }),
  met(
    '2.2.3',
    'check data that belong together',
    'Foreign keys hold a row to its person’s report; a rating is of its report’s scheme.',
    {
      by: ['@row-level-security-7', '@rating-schemes-4'],
    },
  ),
  met(
    '2.3.1',
    'steps in their order',
    'Signing counts unchecked rows itself; a question to the analyst is taken, kept and settled by its own token.',
    {
      by: ['@signed-revisions-3', '@analyst-questions-1'],
    },
  ),
  met('2.3.2', 'limits as documented', 'Counted in the database and by the host.', {
    in: ['server/http/rate-limits.ts'],
    by: ['@bounds-per-person-1', '@account-12'],
  }),
  met('2.3.3', 'whole or not at all', 'What belongs together is one function or one transaction.', {
    by: ['@rating-schemes-2', '@engine-1'],
  }),
  partly(
    '2.3.4',
    'nothing limited is given out twice',
    'The analyst’s allowance is counted in one statement. Bounds on rows may be passed by statements at the same moment, by what these add.',
    {
      by: ['@one-photo-once-1'],
    },
  ),
  met(
    '2.4.1',
    'limits on excessive use',
    'Links, guesses, entries, photos and rows have limits; people take turns at the database, whatever one of them asks.',
    {
      in: ['server/http/rate-limits.ts', 'server/database/fair-queue.ts'],
      by: ['@engine-queue-1', '@resources-5', '@matrix-3'],
    },
  ),
];

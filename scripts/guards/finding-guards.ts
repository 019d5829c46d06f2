import { baselinePart, HELD, type Guard, guard } from './guard.ts';

const DRAWINGS = baselinePart('16_drawings');
const FINDINGS = baselinePart('15_findings');

/** Keep drawings with their photos, and photos with the findings that they show. */
export const FINDING_GUARDS: Guard[] = [
  guard(
    HELD,
    'a drawing’s changes are counted by the database',
    DRAWINGS,
    ['new.drawing_version := 0;', 'null;'],
    '@drawings-1',
  ),
  guard(
    HELD,
    'what is drawn pushes no words out of the versions',
    baselinePart('13_versions'),
    [`(v.reason = 'drawn') = p_is_drawing and v.kept_at`, 'true and v.kept_at'],
    '@drawings-2',
  ),
  guard(
    HELD,
    'a drawing goes with the photo that it was made on',
    DRAWINGS,
    ['new.drawing := null;', 'null;'],
    '@drawings-3',
  ),
  guard(
    HELD,
    'a row that is joined brings its photos along',
    FINDINGS,
    ['where o.finding_id = new.id;', 'where false;'],
    '@findings-1',
  ),
  guard(
    HELD,
    'a photo is added to findings of its own report and person',
    FINDINGS,
    [' and o.report_id = new.report_id and o.user_id = new.user_id;', ';'],
    '@findings-2',
  ),
  guard(
    HELD,
    'rows are joined one statement after the other',
    FINDINGS,
    [
      `hashtextextended('findings ' || (select auth.uid()), 0)`,
      `hashtextextended(random()::text, 0)`,
    ],
    '@findings-3',
  ),
  guard(
    HELD,
    'words beside another row’s are not signed as unchecked',
    baselinePart('42_signing'),
    [` and r ->> 'finding_id' is null`, ''],
    '@signed-findings-1',
  ),
  guard(
    HELD,
    'a photo moves between hosts before the finding that it shows',
    'server/move-data/import-data.ts',
    ['set constraints all deferred', 'select'],
    '@move-data-1',
  ),
];

import { baselinePart, HELD, type Guard, guard } from './guard.ts';

const callersOwn = (name: string, signature: string, test: string): Guard =>
  guard(
    HELD,
    name,
    baselinePart('60_dashboard'),
    [signature, `${signature} security definer`],
    test,
  );

/** Keep the dashboard’s calls to the caller’s own reports: they have no rights but the caller’s. */
export const DASHBOARD_GUARDS: Guard[] = [
  callersOwn(
    'the state of a report is its owner’s to read',
    'p_reports uuid[]) returns jsonb',
    '@dashboard-data-1',
  ),
  callersOwn(
    'only own reports are found',
    'p_order text, p_page integer)\nreturns jsonb',
    '@dashboard-data-2',
  ),
  callersOwn(
    'only own reports are copied',
    'p_title text, p_has_photos boolean)\nreturns void',
    '@dashboard-data-3',
  ),
];

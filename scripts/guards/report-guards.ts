import { DASHBOARD_GUARDS } from './dashboard-guards.ts';
import { LETTERHEAD_GUARDS } from './letterhead-guards.ts';
import { RATING_GUARDS } from './rating-guards.ts';
import { ORIGINALS_GUARDS } from './originals-guards.ts';
import { QUOTA_GUARDS } from './quota-guards.ts';
import { SIGNATURE_GUARDS } from './signature-guards.ts';
import { TEMPLATE_GUARDS } from './template-guards.ts';
import type { Guard } from './guard.ts';

/** Keep the parts of a report that a firm signs. */
export const REPORT_GUARDS: Guard[] = [
  ...DASHBOARD_GUARDS,
  ...LETTERHEAD_GUARDS,
  ...RATING_GUARDS,
  ...ORIGINALS_GUARDS,
  ...QUOTA_GUARDS,
  ...SIGNATURE_GUARDS,
  ...TEMPLATE_GUARDS,
];

import { LETTERHEAD_WALLS } from './letterhead-walls.ts';
import { RATING_WALLS } from './rating-walls.ts';
import { QUOTA_WALLS } from './quota-walls.ts';
import { SIGNATURE_WALLS } from './signature-walls.ts';
import { TEMPLATE_WALLS } from './template-walls.ts';
import type { Wall } from './wall.ts';

/** What keeps the parts of a report that a firm signs. */
export const REPORT_WALLS: Wall[] = [
  ...LETTERHEAD_WALLS,
  ...RATING_WALLS,
  ...QUOTA_WALLS,
  ...SIGNATURE_WALLS,
  ...TEMPLATE_WALLS,
];

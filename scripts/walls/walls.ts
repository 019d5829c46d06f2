import { ANALYST_WALLS } from './analyst-walls.ts';
import { CLEANER_WALLS } from './cleaner-walls.ts';
import { DATABASE_WALLS } from './database-walls.ts';
import { HOSTED_WALLS } from './hosted-walls.ts';
import { EDGE_WALLS } from './edge-walls.ts';
import { OPERATION_WALLS } from './operation-walls.ts';
import { REPORT_WALLS } from './report-walls.ts';
import { ROW_WALLS } from './row-walls.ts';
import { TURN_WALLS } from './turn-walls.ts';
import type { Wall } from './wall.ts';
import { WAY_IN_WALLS } from './way-in-walls.ts';
import { ZIP_WALLS } from './zip-walls.ts';

export const WALLS: Wall[] = [
  ...WAY_IN_WALLS,
  ...REPORT_WALLS,
  ...ROW_WALLS,
  ...TURN_WALLS,
  ...ANALYST_WALLS,
  ...DATABASE_WALLS,
  ...OPERATION_WALLS,
  ...HOSTED_WALLS,
  ...ZIP_WALLS,
  ...EDGE_WALLS,
  ...CLEANER_WALLS,
];

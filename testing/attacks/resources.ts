/** The most that one request, one crowd or one half-sent flood may cost, in an order by chance. */
import { playTests } from './written-tests.ts';
import type { Play, Played } from './suite.ts';

export const run = (play: Play): Promise<Played> =>
  playTests(['server/attacks/resources.test.ts'], play);

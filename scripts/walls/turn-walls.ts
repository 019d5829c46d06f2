import { type Wall, WITHOUT_ONE_TURN, wall } from './wall.ts';

/** That one person does not hold up the others. */
const CROWDS = 30;

const QUEUE = 'server/database/fair-queue.ts';
const QUEUE_TEST = 'server/database/fair-queue.test.ts';
const TURNS = 'server/database/turns.ts';
const TURNS_TEST = 'server/database/turns.test.ts';
const REST = 'server/http/rest-routes.test.ts';
const ASKED = 'server/http/rest-request.test.ts';

export const TURN_WALLS: Wall[] = [
  wall(
    CROWDS,
    'people take turns, not requests',
    'server/http/request-turns.ts',
    [
      'if (person !== null) return onBehalfOf(person, work, kind);',
      'if (person !== null) return work();',
    ],
    ['server/http/request-turns.test.ts', 'counts for whom a token names, else for the visitor'],
  ),
  wall(
    CROWDS,
    'who has used the least of the engine is next',
    QUEUE,
    ['if (usedMs < (firsts.get(lane)?.usedMs ?? Infinity))', ''],
    [QUEUE_TEST, 'lets people take turns, however much one of them has asked for'],
  ),
  wall(
    CROWDS,
    'who is quick does not wait for ten who are slow',
    QUEUE,
    ['if (workedMs <= QUICK_MS)', 'if (workedMs <= 60_000)'],
    [
      QUEUE_TEST,
      'has somebody quick wait for one of ten slow people at a time, also when they come together',
    ],
  ),
  wall(
    CROWDS,
    'ten who come anew together have no more credit than somebody can wait for',
    QUEUE,
    ['const HEAD_START_MS = 50;', 'const HEAD_START_MS = 500;'],
    [QUEUE_TEST, 'keeps nobody waiting for the credit of ten who come anew together'],
  ),
  wall(
    CROWDS,
    'a slow statement ends while somebody else waits',
    TURNS,
    ['if (!this.#queue.hasOthers(current.person)) return;', 'return;'],
    [TURNS_TEST, 'ends a slow statement while somebody else waits, and has its person wait'],
  ),
  wall(
    CROWDS,
    'who comes after a statement that was cut off waits for a short start',
    'server/database/engine.worker.ts',
    ['await keepRecoveryShort();', ''],
    [
      'server/database/engine.test.ts',
      'has little to read again when it starts after being cut off',
    ],
  ),
  wall(
    CROWDS,
    'who was cut off pays by waiting',
    TURNS,
    ['if (wasCutOff && person !== HOST)', 'if (wasCutOff && person === HOST)'],
    [TURNS_TEST, 'ends a slow statement while somebody else waits, and has its person wait'],
  ),
  wall(
    CROWDS,
    'a question waits for one turn, not for each thing that is looked up for it',
    'server/http/rest-routes.ts',
    WITHOUT_ONE_TURN,
    [
      'server/database/host-under-load.test.ts',
      'waits for one turn of the database, to read as to change',
    ],
  ),
  wall(
    CROWDS,
    'large requests go one at a time for each person',
    'server/http/rest-routes.ts',
    ['if (isLargeRequest(c.req.raw)) return', "if (person === '') return"],
    [REST, 'has one large request of a person under way, and two of all people'],
  ),
  wall(
    CROWDS,
    'rows are found by the columns that the product asks for',
    'server/http/rest-request.ts',
    ['asked?.filters.includes(parameter) && FILTER', 'asked !== undefined && FILTER'],
    [ASKED, '%s'],
  ),
  wall(
    CROWDS,
    'rows are ordered by the columns that the product asks for',
    'server/http/rest-request.ts',
    ["parameter !== 'order' || ordersBy(", "parameter !== 'orders' || ordersBy("],
    [ASKED, '%s'],
  ),
  wall(
    CROWDS,
    'a whole report is read in slices',
    'supabase/functions/_shared/map-in-slices.ts',
    ['if (performance.now() >= ends) return;', ''],
    [
      'supabase/functions/_shared/map-in-slices.test.ts',
      'maps in order, and lets others go on meanwhile',
    ],
  ),
];

import { type Guard, guard } from './guard.ts';

/** That one person does not hold up the others. */
const CROWDS = 30;

const QUEUE = 'server/database/fair-queue.ts';
const ENGINE_QUEUE = 'server/database/engine-queue.ts';

export const QUEUE_GUARDS: Guard[] = [
  guard(
    CROWDS,
    'people take turns, not requests',
    'server/http/charge-to-person.ts',
    [
      'if (person !== null) return runOnBehalfOf(person, work, kind);',
      'if (person !== null) return work();',
    ],
    '@charge-1',
  ),
  guard(
    CROWDS,
    'who has used the least of the engine is next',
    QUEUE,
    ['if (usedMs < (firsts.get(lane)?.usedMs ?? Infinity))', ''],
    '@fair-queue-1',
  ),
  guard(
    CROWDS,
    'who is quick does not wait for ten who are slow',
    QUEUE,
    ['if (workedMs <= QUICK_MS)', 'if (workedMs <= 60_000)'],
    '@fair-queue-2',
  ),
  guard(
    CROWDS,
    'ten who come anew together have no more credit than somebody can wait for',
    QUEUE,
    ['const HEAD_START_MS = 50;', 'const HEAD_START_MS = 500;'],
    '@fair-queue-4',
  ),
  guard(
    CROWDS,
    'a slow statement ends while somebody else waits',
    ENGINE_QUEUE,
    ['if (!this.#queue.hasOthers(current.person, HOST)) return;', 'return;'],
    '@engine-queue-2',
  ),
  guard(
    CROWDS,
    'who comes after a statement that was cut off waits for a short start',
    'server/database/engine.worker.ts',
    ['await keepRecoveryShort();', ''],
    '@engine-8',
  ),
  guard(
    CROWDS,
    'who was cut off pays by waiting',
    ENGINE_QUEUE,
    ['if (wasCutOff && person !== HOST)', 'if (wasCutOff && person === HOST)'],
    '@engine-queue-2',
  ),
  guard(
    CROWDS,
    'a question waits for its rows alone, and not for who asks',
    'server/http/rest-routes.ts',
    ['parts.askBackend(request, c, caller)', 'parts.askBackend(request, c, null)'],
    '@host-under-load-2',
  ),
  guard(
    CROWDS,
    'large requests go one at a time for each person',
    'server/http/rest-routes.ts',
    ['if (isLargeRequest(c.req.raw)) return', "if (person === '') return"],
    '@rest-routes-2',
  ),
  guard(
    CROWDS,
    'rows are found by the columns that the product asks for',
    'server/http/rest-request.ts',
    ['asked?.filters.includes(parameter) && FILTER', 'asked !== undefined && FILTER'],
    '@rest-request-2',
  ),
  guard(
    CROWDS,
    'rows are ordered by the columns that the product asks for',
    'server/http/rest-request.ts',
    ["parameter !== 'order' || ordersBy(", "parameter !== 'orders' || ordersBy("],
    '@rest-request-2',
  ),
  guard(
    CROWDS,
    'a whole report is read in slices',
    'supabase/functions/_shared/map-in-slices.ts',
    ['if (performance.now() >= ends) return;', ''],
    '@map-in-slices-1',
  ),
];

import { type Guard, HELD, guard } from './guard.ts';

const PLACES = 'server/analyst/shared-places.ts';

/** Keep hosts of one database from doing work twice, or each for itself. */
export const SEVERAL_HOSTS_GUARDS: Guard[] = [
  guard(
    HELD,
    'hosts ask a model no more at a time together than one of them would',
    PLACES,
    ['standing.ahead < most', 'standing.ahead < Infinity'],
    '@model-line-1',
  ),
  guard(
    HELD,
    'what a host that was killed had asked counts for a minute at most',
    PLACES,
    ['q.id < $2 and q.until > now()', 'q.id < $2'],
    '@model-line-2',
  ),
  guard(
    HELD,
    'a pause that one host is told of is every host’s',
    'supabase/functions/_shared/model/gateway/model-queue.ts',
    ['this.#shared = this.#places?.pause(this.#model, ms);', ''],
    '@model-line-3',
  ),
  guard(
    HELD,
    'a question that takes long keeps its place',
    PLACES,
    ['void this.#renew()', 'undefined'],
    '@model-line-4',
  ),
  guard(
    HELD,
    'a host counts what was asked of it',
    'server/metrics/prometheus.ts',
    ['requests.observe(labels, ms / 1000);', ''],
    '@two-hosts-2',
  ),
  guard(
    HELD,
    'a host reads one whole report of a person at a time',
    'server/http/functions.ts',
    ['isLimited ? people.run(person, work) : work()', 'work()'],
    '@two-hosts-3',
  ),
  guard(
    HELD,
    'hosts do their daily chores one after the other',
    'server/daily-chores.ts',
    ["chores.withLock('daily chores', doOnce)", 'doOnce()'],
    '@two-hosts-1',
  ),
];

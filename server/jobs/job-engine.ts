import { type JobWithMetadata, PgBoss, fromPglite } from 'pg-boss';
import type { HostConnection } from '../database/host-connection.ts';
import { withoutLimit } from '../database/request-scope.ts';

const SCHEMA = 'jobs';
/** Whether the queues are in order is looked at so often; a dead host's jobs are found by it. */
const SUPERVISE_EVERY_S = 30;
/** How often each slot looks for what other hosts left and what is to be tried again; this host's new jobs wake it. */
const LOOK_EVERY_S = 10;
const FINISH_WITHIN_MS = 2000;

/** In the engine's statement that takes a job, and in no other. */
const TAKES_A_JOB = 'group_filtered';

const TAKING = { includeMetadata: true, pollingIntervalSeconds: LOOK_EVERY_S } as const;

/** How a kind of job is tried again, and when it counts as left by whoever had it. */
export interface JobPolicy {
  attempts: number;
  firstWaitS: number;
  longestWaitS: number;
  isDeadAfterS: number;
}

export interface NewJob<Data> {
  key: string;
  /** Whose turn it takes. */
  person: string;
  data: Data;
}

export interface JobEngine {
  /**
   * Does nothing for a job whose key one that is not done has already. People take turns: each has the next of their
   * jobs done after everybody else's, and who comes later waits for nobody's earlier ones.
   */
  add<Data extends object>(kind: string, jobs: NewJob<Data>[]): Promise<void>;
  /**
   * Runs jobs of a kind, so many at a time on all hosts together: asked when jobs are added, and after each. What `run`
   * gives is called once the job is done, and its key free for another one.
   */
  work<Data extends object>(
    kind: string,
    atOnce: () => number,
    run: (data: Data, isLastTry: boolean) => Promise<(() => Promise<void>) | undefined>,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Jobs in the host's own database, where any host that shares it finds them. */
export async function openJobEngine(
  connection: Pick<HostConnection, 'driver' | 'inTurn'>,
  policies: Record<string, JobPolicy>,
  onError: (error: unknown) => void,
): Promise<JobEngine> {
  const { driver } = connection;
  const ask = <Row>(sql: string, values: unknown[]) =>
    withoutLimit(() => driver.query<Row>(sql, values));
  const boss = new PgBoss({
    // Made for the embedded engine; it asks no more of a database than the host's own code does.
    db: fromPglite({
      // It counts what is under way and then takes one: two at a time would both count before either has.
      query: (sql, values = []) =>
        sql.includes(TAKES_A_JOB)
          ? connection.inTurn('taking a job', () => ask(sql, values))
          : ask(sql, values),
      exec: (sql) => withoutLimit(() => driver.exec(sql)),
    }),
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_EVERY_S,
    monitorIntervalSeconds: SUPERVISE_EVERY_S,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', onError);
  // Of hosts that start together one makes the tables.
  await connection.inTurn('jobs', async () => {
    await boss.start();
    for (const [kind, policy] of Object.entries(policies)) await openQueue(boss, kind, policy);
  });
  const kinds = new Map<string, { wake: () => Promise<void> }>();
  return {
    async add(kind, jobs) {
      const turnOf = turns((await ask<Turn>(TURNS, [kind])).rows);
      await boss.insert(
        kind,
        jobs.map((job) => insertedAs(job, kind, turnOf(job.person))),
      );
      await kinds.get(kind)?.wake();
    },
    async work(kind, atOnce, run) {
      type Run = Parameters<typeof run>;
      const take = async ([job]: JobWithMetadata<Run[0]>[]) => {
        try {
          const afterwards = job && (await run(job.data, job.retryCount >= job.retryLimit));
          if (!afterwards) return;
          await boss.complete(kind, job.id);
          await afterwards();
        } finally {
          // Else the slot would look for the next one as seldom as while there is none.
          wake().catch(onError);
        }
      };
      const slots: string[] = [];
      let current = 0;
      /** As many slots as are wanted now. Of those before, each finishes its job. */
      const follow = async () => {
        const wanted = atOnce();
        if (wanted === current) return;
        current = wanted;
        for (const id of slots.splice(0)) await boss.offWork(kind, { id, wait: false });
        // Not by localConcurrency, of whose workers only the first can be woken.
        const options = { ...TAKING, groupConcurrency: wanted };
        const works = Array.from({ length: wanted }, () => boss.work(kind, options, take));
        slots.push(...(await Promise.all(works)));
      };
      const wake = async () => {
        await follow();
        for (const slot of slots) boss.notifyWorker(slot);
      };
      kinds.set(kind, { wake });
      await follow();
    },
    close: () => boss.stop({ graceful: true, timeout: FINISH_WITHIN_MS, close: false }),
  };
}

function insertedAs<Data extends object>(
  { key, person, data }: NewJob<Data>,
  kind: string,
  priority: number,
) {
  return { singletonKey: key, data: { ...data, person }, group: { id: kind }, priority };
}

/** Of each person who has jobs that are not done: their last turn, and the next one of those that wait. */
const TURNS = `select data ->> 'person' as person, min(priority) as last,
    max(priority) filter (where state = 'created') as next
  from ${SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active') group by 1`;

interface Turn {
  person: string | null;
  last: number;
  next: number | null;
}

/** Gives people their turns; the highest number is next. Nobody begins before those who wait already. */
function turns(taken: Turn[]): (person: string) => number {
  const waiting = taken.flatMap(({ next }) => next ?? []);
  const now =
    waiting.length > 0 ? Math.max(...waiting) : Math.min(0, ...taken.map(({ last }) => last));
  const lastOf = new Map(taken.map(({ person, last }) => [person, last]));
  return (person) => {
    const turn = Math.min(now, (lastOf.get(person) ?? Infinity) - 1);
    lastOf.set(person, turn);
    return turn;
  };
}

async function openQueue(boss: PgBoss, kind: string, policy: JobPolicy): Promise<void> {
  await boss.createQueue(kind, {
    policy: 'exclusive',
    retryLimit: policy.attempts - 1,
    retryDelay: policy.firstWaitS,
    retryBackoff: true,
    retryDelayMax: policy.longestWaitS,
    heartbeatSeconds: policy.isDeadAfterS,
    expireInSeconds: 60 * 60,
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once, setMaxListeners } from 'node:events';
import type { Place, SharedPlaces } from '../../supabase/functions/_shared/shared-places.ts';
import { shuttingDown } from '../database/database-error.ts';
import type { HostConnection } from '../database/host-connection.ts';

const CHANNEL = 'plumbline_model';
/** How long the requests of a killed host still count. */
const LEASE = '45 seconds';
const RENEW_EVERY_MS = 15_000;
/** How often a waiting request checks by itself: a pooler drops announcements, and killed hosts send none. */
const LOOK_EVERY_MS = 2000;

type Connection = Pick<HostConnection, 'driver' | 'listen' | 'isUsable'>;
type Log = (message: string, cause?: unknown) => void;

interface Standing {
  /** False once its lease has ended: the host or the database was away for too long. */
  stands: boolean;
  /** Requests ahead of it. */
  ahead: number;
  /** Milliseconds for which nobody may ask this model. */
  paused_ms: number;
}

/**
 * One queue of requests for each model, in the hosts' own schema; the ones at its head may be sent.
 * While the database is away they wait for it, because their answers could not be stored either.
 */
export function sharedPlaces(connection: Connection, log: Log): SharedPlaces {
  return new PlacesInDatabase(connection, log);
}

class PlacesInDatabase implements SharedPlaces {
  readonly #connection: Connection;
  readonly #log: Log;
  /** Places belong to the host: a caller who goes away must not take one along. */
  readonly #asHost = AsyncLocalStorage.snapshot();
  readonly #line = new EventEmitter();
  #moves = 0;
  /** This host's requests in all queues. */
  readonly #own = new Set<string>();
  #renewal: ReturnType<typeof setInterval> | undefined;
  #isListening = false;
  #isAway = false;

  constructor(connection: Connection, log: Log) {
    this.#connection = connection;
    this.#log = log;
    setMaxListeners(0, this.#line);
  }

  async take(model: string, most: number, signal: AbortSignal): Promise<Place> {
    let id: string | undefined;
    const leave = () => (id === undefined ? Promise.resolve() : this.#leave(id));
    try {
      for (;;) {
        signal.throwIfAborted();
        const moves = this.#moves;
        const standing = await this.#ask(async () => {
          id ??= await this.#join(model);
          return this.#look(model, id);
        });
        if (standing?.stands === false) {
          await leave();
          id = undefined;
        } else if (standing?.paused_ms === 0 && standing.ahead < most) {
          return { hadCompany: standing.ahead > 0, leave };
        } else if (!this.#connection.isUsable) throw shuttingDown();
        else if (moves === this.#moves) await this.#wait(standing?.paused_ms, signal);
      }
    } catch (error) {
      await leave();
      throw error;
    }
  }

  async pause(model: string, ms: number): Promise<void> {
    await this.#ask(() =>
      this.#connection.driver.query(
        `insert into host.model_pauses as p (model, until) values ($1, now() + $2 * interval '1 ms')
         on conflict (model) do update set until = greatest(p.until, excluded.until)`,
        [model, ms],
      ),
    );
  }

  /** Joins the end of the queue. The lock admits concurrent requests one by one, so that each sees all before it. */
  async #join(model: string): Promise<string> {
    const id = await this.#connection.driver.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `line of ${model}`,
      ]);
      const { rows } = await transaction.query<{ id: string }>(
        `with gone as (delete from host.model_questions where model = $1 and until < now())
         insert into host.model_questions (model, until) values ($1, now() + $2::interval)
         returning id::text`,
        [model, LEASE],
      );
      return rows[0]?.id ?? '';
    });
    this.#listen();
    this.#renewal ??= setInterval(() => void this.#renew(), RENEW_EVERY_MS).unref();
    this.#own.add(id);
    return id;
  }

  async #look(model: string, id: string): Promise<Standing | undefined> {
    const { rows } = await this.#connection.driver.query<Standing>(
      `select
         exists (select from host.model_questions q where q.id = $2 and q.until > now()) as stands,
         (select count(*)::int from host.model_questions q
          where q.model = $1 and q.id < $2 and q.until > now()) as ahead,
         coalesce((select ceil(extract(epoch from p.until - now()) * 1000)::int
          from host.model_pauses p where p.model = $1 and p.until > now()), 0) as paused_ms`,
      [model, id],
    );
    return rows[0];
  }

  async #leave(id: string): Promise<void> {
    this.#own.delete(id);
    if (this.#own.size === 0) {
      clearInterval(this.#renewal);
      this.#renewal = undefined;
    }
    // If this fails, the place is freed when its lease ends.
    await this.#ask(() =>
      this.#connection.driver.query(
        `with gone as (delete from host.model_questions where id = $1) select pg_notify($2, '')`,
        [id, CHANNEL],
      ),
    );
  }

  /** Waits until the queue moves, or it is time to check anyway. */
  async #wait(pausedMs: number | undefined, signal: AbortSignal): Promise<void> {
    const timeout = AbortSignal.timeout(pausedMs || LOOK_EVERY_MS);
    const over = AbortSignal.any([signal, timeout]);
    await once(this.#line, 'moved', { signal: over }).catch(() => undefined);
  }

  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    const moved = () => {
      this.#moves += 1;
      this.#line.emit('moved');
    };
    this.#connection.listen(CHANNEL, moved).catch((error: unknown) => {
      this.#isListening = false;
      this.#log('Other hosts’ questions to the model are not heard of', error);
    });
  }

  async #renew(): Promise<void> {
    await this.#ask(() =>
      this.#connection.driver.query(
        `update host.model_questions set until = now() + $2::interval
         where id = any($1::text[]::bigint[]) and until > now()`,
        [[...this.#own], LEASE],
      ),
    );
  }

  /** Undefined when the database is away, which is logged once. */
  async #ask<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await this.#asHost(ask);
      this.#isAway = false;
      return answer;
    } catch (error) {
      if (!this.#isAway) this.#log('The line of questions to the model cannot be reached', error);
      this.#isAway = true;
      return undefined;
    }
  }
}

import { sign } from 'hono/jwt';
import { z } from 'zod';
import { callerClient } from '../../supabase/functions/_shared/caller.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import type { FunctionSettings } from '../../supabase/functions/_shared/function-settings.ts';
import {
  answerTaken,
  TAKEN_FOR_S,
} from '../../supabase/functions/_shared/questions/answer-question.ts';
import { analyzePhotosBodySchema } from '../../supabase/functions/_shared/contract/wire.ts';
import { observePhoto } from '../../supabase/functions/analyze_photos/observe-photo.ts';
import {
  draftRequestSchema,
  draftSections,
} from '../../supabase/functions/generate_summary/draft-sections.ts';
import { reviewReport } from '../../supabase/functions/review_rows/review-report.ts';
import type { RunningCalls } from '../running-calls.ts';
import type { HostConnection } from '../database/host-connection.ts';
import { SharedReads } from './shared-reads.ts';

/** How often it looks for what other hosts left, and what is to be asked again; what is asked here wakes it. */
const LOOK_EVERY_MS = 2000;
/** A model on somebody's own machine may take its time; the answer is stored by the same token. */
const TOKEN_LASTS_S = 60 * 60;

const questionSchema = z.object({
  task: z.enum(['photo', 'sections', 'review']),
  report_id: z.string(),
  observation_id: z.string().nullable(),
  user_id: z.string(),
  session_id: z.string(),
  request: z.unknown(),
  token: z.string(),
});
const photoRequestSchema = analyzePhotosBodySchema.pick({ replace_version: true });
type Question = z.output<typeof questionSchema>;

interface Parts {
  connection: Pick<HostConnection, 'driver'>;
  jwtSecret: string;
  /** Read for each question: one analyst answers it from its beginning to its end. */
  settings(): FunctionSettings;
  /** How many questions all hosts have under way. */
  atOnce(): number;
  calls: Pick<RunningCalls, 'add'>;
  log: FunctionSettings['log'];
}

/** Answers what waits in the queue of questions, as the people who asked; of several hosts each takes some. */
export class QuestionLoop {
  readonly #parts: Parts;
  readonly #timer: ReturnType<typeof setInterval>;
  /** The questions that this host has taken: their tokens, each with what ends it. */
  readonly #inHand = new Map<string, AbortController>();
  readonly #sharedReads = new SharedReads();
  #isTaking = false;
  #isWoken = false;
  #isClosed = false;
  #isAway = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(this.wake, LOOK_EVERY_MS).unref();
  }

  /** Takes what may be taken now, and ends what was called off. */
  readonly wake = (): void => {
    void this.#renewAll();
    void this.#takeAll();
  };

  /** Keeps what is in hand; what is not, because it was called off or its photo deleted, ends. */
  async #renewAll(): Promise<void> {
    const tokens = [...this.#inHand.keys()];
    if (tokens.length === 0) return;
    try {
      const { rows } = await this.#parts.connection.driver.query<{ token: string }>(
        `update public.analyst_questions set taken_until = private.taken_until($2)
         where token::text = any($1::text[]) returning token`,
        [tokens, TAKEN_FOR_S],
      );
      const kept = new Set(rows.map(({ token }) => token));
      for (const token of tokens) if (!kept.has(token)) this.#inHand.get(token)?.abort();
    } catch (error) {
      this.#logOnce(error);
    }
  }

  #logOnce(error: unknown): void {
    if (!this.#isAway) this.#parts.log('The queue of questions cannot be reached', error);
    this.#isAway = true;
  }

  /** Takes nothing further; what is at hand is one of the host's calls. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }

  async #takeAll(): Promise<void> {
    this.#isWoken = true;
    if (this.#isTaking) return;
    this.#isTaking = true;
    try {
      while (this.#isWoken && !this.#isClosed) {
        this.#isWoken = false;
        for (let next = await this.#take(); next; next = await this.#take()) {
          void this.#parts.calls.add(this.#answer(next)).then(() => this.#takeAll());
        }
      }
      this.#isAway = false;
    } catch (error) {
      this.#logOnce(error);
    } finally {
      this.#isTaking = false;
    }
  }

  async #take(): Promise<Question | undefined> {
    if (this.#isClosed) return undefined;
    const { rows } = await this.#parts.connection.driver.query(
      `select task, report_id, observation_id, user_id, session_id, request, token
       from private.take_next_question($1, $2)`,
      [this.#parts.atOnce(), TAKEN_FOR_S],
    );
    return rows[0] && questionSchema.parse(rows[0]);
  }

  async #answer(question: Question): Promise<void> {
    const settings = this.#parts.settings();
    const lost = new AbortController();
    this.#inHand.set(question.token, lost);
    try {
      const client = callerClient(await this.#makeRequest(question), settings, null);
      const taken = { token: question.token, isQueued: true, lost };
      await answerTaken({ client, settings }, taken, (signal) => {
        const parts = { client, settings, signal };
        if (question.observation_id !== null) {
          const { replace_version } = photoRequestSchema.parse(question.request);
          return observePhoto(
            { ...parts, shareReads: this.#sharedReads.of(question.user_id) },
            { observationId: question.observation_id, replace_version, fillsOnly: true },
          );
        }
        return question.task === 'sections'
          ? draftSections(parts, question.report_id, draftRequestSchema.parse(question.request))
          : reviewReport(parts, question.report_id);
      });
    } catch (error) {
      // The sentence for a person is kept with the question.
      if (!(error instanceof FunctionError)) settings.log('A question was not answered', error);
      await this.#giveBack(question);
    } finally {
      this.#inHand.delete(question.token);
    }
  }

  /** Frees what could not be settled as its person, because their session has ended or the database was away. */
  async #giveBack({ token }: Question): Promise<void> {
    await this.#parts.connection.driver
      .query(
        `update public.analyst_questions set state = 'waiting', token = null, taken_until = null,
           not_before = now() + interval '15 s' where token = $1`,
        [token],
      )
      .catch((error: unknown) => this.#logOnce(error));
  }

  /** As the person who asked, in their session: row level security decides here as everywhere. */
  async #makeRequest({ user_id, session_id }: Question): Promise<Request> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sub: user_id,
      session_id,
      role: 'authenticated',
      aud: 'authenticated',
      iat: now,
      exp: now + TOKEN_LASTS_S,
    };
    const token = await sign(claims, this.#parts.jwtSecret, 'HS256');
    const headers = { authorization: `Bearer ${token}` };
    return new Request(this.#parts.settings().supabaseUrl, { headers });
  }
}

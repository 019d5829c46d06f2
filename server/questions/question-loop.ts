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

/** How often to check for other hosts' questions and retries; a question asked here wakes the loop. */
const LOOK_EVERY_MS = 2000;
/** A local model may be slow, and the answer is stored with the same token. */
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
  /** Read once for each question: one analyst answers all of it. */
  settings(): FunctionSettings;
  /** The number of questions that all hosts may answer at once. */
  atOnce(): number;
  calls: Pick<RunningCalls, 'add'>;
  log: FunctionSettings['log'];
}

/** Answers queued questions on behalf of the people who asked; several hosts share them. */
export class QuestionLoop {
  readonly #parts: Parts;
  readonly #timer: ReturnType<typeof setInterval>;
  /** Questions that this host is answering, by token, each with its abort. */
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

  /** Takes waiting questions and aborts cancelled ones. */
  readonly wake = (): void => {
    void this.#renewAll();
    void this.#takeAll();
  };

  /** Renews running questions; aborts those that were cancelled or whose photo was deleted. */
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

  /** Takes no more questions; the host's calls include the running ones. */
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
      // The sentence for people is stored with the question.
      if (!(error instanceof FunctionError)) settings.log('A question was not answered', error);
      await this.#giveBack(question);
    } finally {
      this.#inHand.delete(question.token);
    }
  }

  /** Frees a question that could not be settled as its person, because their session ended or the database was away. */
  async #giveBack({ token }: Question): Promise<void> {
    await this.#parts.connection.driver
      .query(
        `update public.analyst_questions set state = 'waiting', token = null, taken_until = null,
           not_before = now() + interval '15 s' where token = $1`,
        [token],
      )
      .catch((error: unknown) => this.#logOnce(error));
  }

  /** Acts as the person who asked, in their session: row level security decides here too. */
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

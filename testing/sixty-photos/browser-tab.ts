import { createClient } from '@supabase/supabase-js';
import { patientFetch } from '../../server/analyst/patient-fetch.ts';
import { answerInTab } from '../../src/features/observations/analysis/answer-in-tab.ts';
import type { Database } from '../../src/lib/database.types.ts';
import { invokeFunction } from '../../src/lib/invoke-function.ts';
import { type Person, publishableKey } from '../people.ts';
import { askAboutAll, readQuestions, type StoredQuestion } from '../reports.ts';
import type { Inspection } from './inspection.ts';

const READ_EVERY_MS = 1500;

export interface BrowserTab {
  /** Asks about all photos that nobody has described. */
  ask(): Promise<void>;
  /** The same while no host is to take them. */
  askHeld(): Promise<void>;
  /** The report's questions, once none is open. */
  waitForAnswers(): Promise<StoredQuestion[]>;
  hold(wanted: 'paused' | 'cancelled' | ''): Promise<void>;
  /** Has what waits answered from this tab, so many at once, whatever holds the host back. */
  answerHere(atOnce: number): Promise<void>;
}

/** A tab of the report's person, over HTTP. */
export async function openTab(inspection: Inspection): Promise<BrowserTab> {
  const { hostUrl, reportId, client: own } = inspection;
  const client = createClient<Database>(hostUrl, await publishableKey(hostUrl), {
    accessToken: () => lastingToken(inspection),
    db: { retry: false },
    global: {
      fetch: async (...asked) => {
        // A browser waits for an answer as long as it takes.
        const { body, status, headers } = await patientFetch(...asked);
        // The product asks whether it is a Response of the browser's own.
        return new Response(body, { status, headers });
      },
    },
  });
  // The token is renewed above: a client that is given its tokens has no session to look at.
  const backend = { functions: client.functions, auth: createClient(hostUrl, 'no session').auth };
  const hold = async (wanted: string) => {
    const held = { p_report: reportId, p_hold: wanted };
    await own.rpc('hold_analysis', held).throwOnError();
  };
  const read = () => readQuestions(inspection);
  return {
    ask: () => askAboutAll(inspection),
    async askHeld() {
      await hold('paused');
      const asked = (await inspection.rows()).map(({ id }) => id);
      const unasked = { p_report: reportId, p_rows: asked, p_unasked: true, p_replaces: false };
      await own.rpc('ask_about', unasked).throwOnError();
    },
    async waitForAnswers() {
      for (;;) {
        const questions = await read();
        if (!questions.some(({ state }) => ['waiting', 'asked'].includes(state))) return questions;
        await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
      }
    },
    hold,
    async answerHere(atOnce) {
      const rows = new Map((await inspection.rows()).map((row) => [row.id, row.photo]));
      await answerInTab({
        read: async () => ({ hold: null, questions: await read() }),
        answer: (id) => {
          const body = { observation_id: id, photo_url: rows.get(id), report_id: reportId };
          return invokeFunction(backend, 'analyze_photos', body);
        },
        atOnce,
        signal: new AbortController().signal,
      });
    },
  };
}

/** On a busy machine a call can take many minutes of the faster clock. */
const SECONDS_TO_LAST = 1800;

async function lastingToken({ client: { auth } }: Person): Promise<string> {
  const { session } = (await auth.getSession()).data;
  const isShort = (session?.expires_at ?? 0) - Date.now() / 1000 < SECONDS_TO_LAST;
  const lasting = isShort ? (await auth.refreshSession()).data.session : session;
  return lasting?.access_token ?? '';
}

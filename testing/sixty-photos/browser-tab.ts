import { createClient } from '@supabase/supabase-js';
import { patientFetch } from '../../server/analyst/patient-fetch.ts';
import {
  createReportAnalysis,
  type ReportAnalysis,
} from '../../src/features/observations/analysis/report-analysis.ts';
import { SimulatedBrowser } from '../../src/features/observations/analysis/simulated-browser.fixture.ts';
import type { Database } from '../../src/lib/database.types.ts';
import { unwrapData } from '../../src/lib/errors.ts';
import { invokeFunction } from '../../src/lib/invoke-function.ts';
import { type Person, publishableKey } from '../people.ts';
import type { Inspection } from './inspection.ts';

export interface BrowserTab extends ReportAnalysis {
  /** As a browser closes it: what it waits for is broken off, and it hears of nothing any more. */
  close(): void;
}

/**
 * A tab of a browser in which the product's own run goes through a report, over HTTP, for the report's person.
 * Another browser is another device.
 */
export async function openTab(
  inspection: Inspection,
  atOnce: number,
  browser = new SimulatedBrowser(),
): Promise<BrowserTab> {
  const { hostUrl, reportId } = inspection;
  const shared = browser.open();
  const closing = new AbortController();
  const askWhileOpen: typeof fetch = async (input, init) => {
    const signals = [closing.signal, ...(init?.signal ? [init.signal] : [])];
    try {
      // A browser waits for an answer as long as it takes.
      const patient = { ...init, signal: AbortSignal.any(signals) };
      const { body, status, headers } = await patientFetch(input, patient);
      // The product asks whether it is a Response of the browser's own.
      return new Response(body, { status, headers });
    } catch (error) {
      // Nobody is there any more to hear that it failed.
      if (closing.signal.aborted) return new Promise(() => undefined);
      throw error;
    }
  };
  const client = createClient<Database>(hostUrl, await publishableKey(hostUrl), {
    accessToken: () => lastingToken(inspection),
    db: { retry: false },
    global: { fetch: askWhileOpen },
  });
  const { functions } = client;
  // The token is renewed above: a client that is given its tokens has no session to look at.
  const auth = createClient<Database>(hostUrl, 'no session').auth;
  const rowsOf = () => client.from('observations').select();
  const readRow = async (id: string) => unwrapData(await rowsOf().eq('id', id).single());
  const analyse = async (
    row: { id: string; photo: string },
    request: object,
    signal?: AbortSignal,
  ) => {
    const body = { observation_id: row.id, photo_url: row.photo, report_id: reportId, ...request };
    await invokeFunction({ functions, auth }, 'analyze_photos', body, signal);
    return readRow(row.id);
  };
  const analysis = createReportAnalysis(
    {
      readRows: async () => {
        const rows = rowsOf().eq('report_id', reportId).order('position');
        return (await rows.throwOnError()).data;
      },
      readRow: ({ id }) => readRow(id),
      knownRow: (row) => row,
      fillTexts: (row, signal) => analyse(row, {}, signal),
      askAgain: (row, request) => analyse(row, request),
      showRow: () => undefined,
      callOff: async (ids) => {
        const underWay = client.from('analyses_under_way').select().in('observation_id', ids);
        for (const { observation_id, token } of (await underWay.throwOnError()).data) {
          await client.rpc('end_analysis', { p_observation: observation_id, p_token: token });
        }
      },
      atOnce: () => atOnce,
    },
    shared.hold,
  );
  return {
    ...analysis,
    close: () => {
      shared.close();
      closing.abort();
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

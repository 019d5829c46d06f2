import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';
import { analystFromEnvironment } from '../../supabase/functions/_shared/function-settings.ts';
import { patientFetch } from '../../server/analyst/patient-fetch.ts';
import type { HostConnection } from '../../server/database/host-connection.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { startTestHost } from '../hosts/test-host.ts';
import type { ModelServer } from '../model/servers/model-server.ts';
import type { ServerKind } from '../model/servers/server-kind.ts';

/** A host for many models at once: which one looks at a photo depends on its report's title. */
export interface ModelHost {
  url: string;
  /** How many times as fast as real time its clock runs. */
  times: number;
  /** Sets up one analyst for these reports, as anyone who runs the host would; answers how many photos it takes at a time. */
  useModel(titles: string[], server: ModelServer, settings?: Record<string, string>): number;
  close(): Promise<void>;
}

/** The settings that people make for each server: its protocol, and a model that sees. */
const SETTINGS: Record<ServerKind, { AI_PROVIDER: string; AI_MODEL: string }> = {
  openai: { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini' },
  anthropic: { AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-sonnet-4-5' },
  google: { AI_PROVIDER: 'google', AI_MODEL: 'gemini-2.5-flash' },
  ollama: { AI_PROVIDER: 'ollama', AI_MODEL: 'qwen3-vl:8b' },
  deepseek: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'deepseek-vl' },
  vllm: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'Qwen/Qwen3-VL-8B-Instruct' },
  'llama.cpp': { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3-vl' },
  'lm-studio': { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen/qwen3-vl-8b' },
};

const ALLOWANCE = { analyses: 100_000, generations: 0 };
/** Real time: the database works, and does not get done sooner where the clock runs faster. */
const STATEMENT_LIMIT_MS = 10_000;

/** `times`: how many times as fast as real time the clock runs; `atOnce`: photos of all reports at a time. */
export async function startModelHost(times: number, atOnce: number): Promise<ModelHost> {
  const analysts = new Map<string, Analyst>();
  const analyst: Analyst = {
    name: 'a model',
    capabilities: { describesPhotos: true, reviewsRows: true },
    promptVersion: '1',
    readsPhotos: true,
    photoEdge: null,
    observe: (photo, context, work) => {
      const chosen = analysts.get(context.report.title);
      if (!chosen) throw new Error('No model was set up for this report');
      return chosen.observe(photo, context, work);
    },
    writeSections: () => Promise.reject(new Error('Nobody asked for sections')),
    reviewRows: () => Promise.reject(new Error('Nobody asked for a review')),
  };
  const statementLimitMs = STATEMENT_LIMIT_MS * times;
  let database: HostConnection | undefined;
  const { url, close } = await startTestHost(
    { analyst, allowance: ALLOWANCE, analystAtOnce: atOnce },
    {
      openDatabase: async (folder) => (database = await openDatabase({ folder, statementLimitMs })),
    },
  );
  for (const statement of shortenWaits(times)) await database?.driver.query(statement);
  return {
    url,
    times,
    close,
    useModel(titles, server, settings = {}) {
      const environment = {
        ...SETTINGS[server.kind],
        AI_API_KEY: 'test-key',
        // One question a photo, so that each can be counted.
        AI_JUDGE: 'off',
        AI_BASE_URL: server.kind === 'ollama' ? server.url : server.baseUrl,
        ...settings,
      };
      const choice = analystFromEnvironment(environment, { fetch: patientFetch });
      for (const title of titles) analysts.set(title, choice.analyst);
      return choice.analystAtOnce;
    },
  };
}

/** Has the database's clock, which is no faster, let questions wait a part of the time alone. */
function shortenWaits(times: number): string[] {
  return [
    `create function private.shorten_waits() returns trigger language plpgsql as $$ begin
       new.not_before := clock_timestamp() + (new.not_before - clock_timestamp()) / ${String(times)};
       return new;
     end $$`,
    `create trigger shorten_waits before update of not_before on public.analyst_questions
       for each row when (new.not_before > clock_timestamp())
       execute function private.shorten_waits()`,
  ];
}

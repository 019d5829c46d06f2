import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { S3Place } from '../../server/storage/s3/s3-place.ts';
import { openServerDatabase } from '../../server/database/postgres/open-server-database.ts';
import { serverDatabase } from '../databases/server-database.ts';
import { publishableKey } from '../people.ts';
import { startS3Server } from '../s3-server.ts';
import { type DenoFunctions, startDenoFunctions } from './deno-functions.ts';
import { startFront } from './front.ts';
import type { Setup } from './setup.ts';

const FUNCTION = /^\/functions\/v1\/(\w+)(?:\?|$)/;
/** Statements for the calls that Supabase's data service takes from its service role alone. */
const RECORDS: Record<string, string> = {
  '/rest/v1/rpc/record_photo_sums':
    'select public.record_photo_sums((c ->> $$p_report$$)::uuid, c -> $$p_sums$$)',
  '/rest/v1/rpc/record_analyst_cost': `select public.record_analyst_cost(r.p_report, r.p_task, r.p_analyst, r.p_questions,
      r.p_input_tokens, r.p_output_tokens, r.p_seconds)
    from jsonb_to_record(c) r (p_report uuid, p_task text, p_analyst text, p_questions integer,
      p_input_tokens bigint, p_output_tokens bigint, p_seconds double precision)`,
};

/** The parts that hosts share, and the address that people reach them under. */
export interface SharedParts {
  /** The front's address, which the hosts announce. */
  url: string;
  /** Number of hosts. */
  count: number;
  databaseUrl: string;
  /** The address of the same database, with every right. */
  adminUrl: string;
  storagePlace: S3Place;
  /** Has the front pass on to these; with functions in Deno, starts those with the settings that they know. */
  serve(hostUrls: string[], settings?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL, a bucket and a front, for hosts that the caller starts and ends. */
export async function openSharedParts(setup: Exclude<Setup, 'embedded'>): Promise<SharedParts> {
  const [database, bucket] = await Promise.all([serverDatabase(), startS3Server()]);
  const serviceKey = `sb_secret_${randomUUID()}`;
  let hosts: string[] = [];
  let functions: DenoFunctions | undefined;
  let passed = 0;
  const front = await startFront((asked, answer) => {
    const { url = '' } = asked;
    const name = FUNCTION.exec(url)?.[1];
    const functionUrl = name && functions?.findUrl(name);
    if (functionUrl) return functionUrl;
    const record = RECORDS[url];
    if (functions && record && asked.headers.apikey === serviceKey) {
      void recordCall(database.adminUrl, record, asked, answer);
      return null;
    }
    passed += 1;
    return hosts[passed % hosts.length] ?? null;
  });
  return {
    url: front.url,
    count: setup === 'two' ? 2 : 1,
    databaseUrl: database.url,
    adminUrl: database.adminUrl,
    storagePlace: bucket.makePlace(),
    async serve(urls, settings = {}) {
      hosts = urls;
      if (setup !== 'deno') return;
      functions ??= await startDenoFunctions({
        ...settings,
        SUPABASE_URL: front.url,
        SUPABASE_ANON_KEY: await publishableKey(front.url),
        SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      });
    },
    async close() {
      front.close();
      await functions?.stop();
      await bucket.close();
      await database.stop();
    },
  };
}

/** The embedded host, whose functions need it not, takes these of nobody. */
async function recordCall(
  adminUrl: string,
  record: string,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const call = JSON.stringify(await json(asked));
  const connection = await openServerDatabase(adminUrl);
  await connection.driver.query(
    `select x.* from (select $1::text::jsonb as c) call, lateral (${record}) x`,
    [call],
  );
  await connection.close();
  answer.writeHead(204).end();
}

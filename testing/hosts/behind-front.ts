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
const RECORD_SUMS = '/rest/v1/rpc/record_photo_sums';

/** What hosts share, and the address that people reach them under. */
export interface SharedParts {
  /** The front's address, which the hosts announce. */
  url: string;
  /** How many hosts there are to be. */
  count: number;
  databaseUrl: string;
  /** Of the same database, with every right. */
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
    const functionUrl = name && functions?.urlOf(name);
    if (functionUrl) return functionUrl;
    if (functions && url === RECORD_SUMS && asked.headers.apikey === serviceKey) {
      void recordSums(database.adminUrl, asked, answer);
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

/** Supabase's data service takes this of its service role; the embedded host, whose functions need it not, of nobody. */
async function recordSums(
  adminUrl: string,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const { p_report, p_sums } = (await json(asked)) as { p_report: string; p_sums: unknown };
  const connection = await openServerDatabase(adminUrl);
  await connection.driver.query('select public.record_photo_sums($1, $2::text::jsonb)', [
    p_report,
    JSON.stringify(p_sums),
  ]);
  await connection.close();
  answer.writeHead(204).end();
}

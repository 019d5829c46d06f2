import { sign } from 'hono/jwt';
import { z } from 'zod';
import {
  AskLater,
  PHOTO_JOB,
  runPhotoJob,
} from '../../supabase/functions/analyze_report/photo-job.ts';
import type { PhotoJob } from '../../supabase/functions/_shared/contract/photo-job.ts';
import type { FunctionSettings } from '../../supabase/functions/_shared/function-settings.ts';
import type { CallsAtHand } from '../calls-at-hand.ts';
import type { HostConnection } from '../database/host-connection.ts';
import type { JobEngine } from './job-engine.ts';

const KIND = 'photo';
const TOKEN_LASTS_S = 60 * 60;

const leftSchema = z.array(z.object({ reportId: z.string(), observationId: z.string() }));
const peopleSchema = z.array(z.object({ report_id: z.string(), user_id: z.string() }));
const askedSchema = z.object({ user_id: z.string(), session_id: z.string() });

interface Parts {
  connection: HostConnection;
  jwtSecret: string;
  /** Asked at each job: one analyst answers it from its beginning to its end. */
  settings(): FunctionSettings;
  atOnce(): number;
  calls: Pick<CallsAtHand, 'add'>;
  log: FunctionSettings['log'];
}

export interface BackgroundAnalyses {
  add(jobs: readonly PhotoJob[]): Promise<void>;
  /** Goes on with what was asked for before this host started, and from now on with what other hosts leave. */
  resume(options: { isShared: boolean }): Promise<void>;
  /** Leaves what is at hand to the next host, or to the next start. */
  close(): Promise<void>;
}

/** Photos that are looked at without a browser. The engine is loaded when there is something to do. */
export function backgroundAnalyses(parts: Parts): BackgroundAnalyses {
  const { connection, log } = parts;
  let opened: Promise<JobEngine> | undefined;
  const open = async () => {
    const { openJobEngine } = await import('./job-engine.ts');
    const engine = await openJobEngine(connection, { [KIND]: PHOTO_JOB }, (error) =>
      log('The job engine met an error', error),
    );
    await engine.work<PhotoJob>(KIND, parts.atOnce, async (job, isLastTry) => {
      const isWaitedFor = await parts.calls.add(run(parts, job, isLastTry));
      // Asked for again between that look and the job's end, it was not added: its key was taken.
      return isWaitedFor ? undefined : () => addAgain(job);
    });
    return engine;
  };
  const addAgain = async (job: PhotoJob) => {
    const { rows } = await connection.driver.query(
      `select 1 from public.background_analyses where report_id = $1 and $2 = any(waiting)`,
      [job.reportId, job.observationId],
    );
    if (rows.length > 0) await add([job]);
  };
  const engine = () => {
    opened ??= open();
    opened.catch(() => (opened = undefined));
    return opened;
  };
  const add = async (jobs: readonly PhotoJob[]) => {
    if (jobs.length === 0) return;
    const { add: addJobs } = await engine();
    const { rows } = await connection.driver.query(
      `select report_id, user_id from public.background_analyses where report_id = any($1::uuid[])`,
      [[...new Set(jobs.map(({ reportId }) => reportId))]],
    );
    const people = new Map(
      peopleSchema.parse(rows).map(({ report_id, user_id }) => [report_id, user_id]),
    );
    await addJobs(
      KIND,
      jobs.map((job) => ({
        key: job.observationId,
        person: people.get(job.reportId) ?? '',
        data: job,
      })),
    );
  };
  return {
    add,
    async resume({ isShared }) {
      const { rows } = await connection.driver.query(
        `select report_id as "reportId", unnest(waiting)::text as "observationId" from public.background_analyses`,
      );
      const left = leftSchema.parse(rows);
      // Whoever began it may have died before its jobs were stored.
      if (left.length > 0) await add(left);
      else if (isShared) await engine();
    },
    async close() {
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}

/**
 * Whether anybody waits for the photo, which is looked at then: as the person who asked, for as long as the session
 * lasts in which they did. The token is like those that the sign-in service gives, so that row level security decides
 * here as everywhere.
 */
async function run(parts: Parts, job: PhotoJob, isLastTry: boolean): Promise<boolean> {
  const { rows } = await parts.connection.driver.query(
    `with ended as (
       delete from public.background_analyses b where b.report_id = $1 and b.failed = 0
         and not exists (select from auth.sessions s where s.id = b.session_id and s.user_id = b.user_id)
     ), given_up as (
       update public.background_analyses b set waiting = '{}' where b.report_id = $1 and b.failed > 0
         and not exists (select from auth.sessions s where s.id = b.session_id and s.user_id = b.user_id)
     )
     select b.user_id, b.session_id from public.background_analyses b
     join auth.sessions s on s.id = b.session_id and s.user_id = b.user_id
     where b.report_id = $1 and $2 = any(b.waiting)`,
    [job.reportId, job.observationId],
  );
  const asked = askedSchema.safeParse(rows[0]).data;
  if (!asked) return false;
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ sub: asked.user_id, session_id: asked.session_id, role: 'authenticated' },
    ...{ aud: 'authenticated', iat: now, exp: now + TOKEN_LASTS_S },
  };
  const token = await sign(claims, parts.jwtSecret, 'HS256');
  try {
    await runPhotoJob(job, { settings: parts.settings(), token, isLastTry });
    return true;
  } catch (error) {
    if (!(error instanceof AskLater)) parts.log('A photo could not be looked at', error);
    throw error;
  }
}

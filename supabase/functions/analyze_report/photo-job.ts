import { z } from 'zod';
import { analyzePhotos } from '../analyze_photos/handler.ts';
import { callerClient, unwrapData } from '../_shared/caller.ts';
import { endsRunAfter, FAILURE_KINDS } from '../_shared/contract/failure-kinds.ts';
import type { PhotoJob } from '../_shared/contract/photo-job.ts';
import type { FunctionAnswer } from '../_shared/contract/wire.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';

const photoSchema = z.object({ photo: z.string() }).nullable();

/** That a photo's question may do in a while; whoever runs the job tries it again then. */
export class AskLater extends Error {}

/** What is kept of a failure, until a person has seen it. */
function failureOf({ code = 'internal', error = '' }: FunctionAnswer) {
  return { p_code: code, p_reason: error, p_ends_after: endsRunAfter(code) };
}

/** How a photo's question is tried again, as the browser does it: after 15 s, 30 s … ten minutes at most. */
export const PHOTO_JOB = {
  attempts: 8,
  firstWaitS: 15,
  longestWaitS: 600,
  isDeadAfterS: 60,
} as const;

/**
 * Looks at one photo that waits to be looked at, as the person whose token it is. Throws AskLater, unless this is the
 * last try.
 */
export async function runPhotoJob(
  { reportId, observationId }: PhotoJob,
  { settings, token, isLastTry }: { settings: FunctionSettings; token: string; isLastTry: boolean },
): Promise<void> {
  const call = (body: object) =>
    new Request(`${settings.supabaseUrl}/functions/v1/analyze_photos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const client = callerClient(call({}), settings, null);
  const photo = await client
    .from('observations')
    .select('photo')
    .eq('id', observationId)
    .maybeSingle();
  const row = photoSchema.parse(unwrapData(photo));
  const settled = { p_report: reportId, p_observation: observationId };
  if (row) {
    const question = { observation_id: observationId, photo_url: row.photo, report_id: reportId };
    const response = await analyzePhotos(call(question), settings);
    const answer = (await response.json()) as FunctionAnswer;
    const kind = (answer.code && FAILURE_KINDS[answer.code]) ?? 'photo';
    const mayPass = kind === 'later' || kind === 'elsewhere';
    if (!answer.success && mayPass && !isLastTry) throw new AskLater(answer.code);
    if (!answer.success) Object.assign(settled, failureOf(answer));
  }
  unwrapData(await client.rpc('settle_background_photo', settled));
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { callerClient, callerId, unwrapData } from '../_shared/caller.ts';
import { sumPhotosBodySchema } from '../_shared/contract/wire.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { PHOTO_BUCKET } from '../_shared/photo-address.ts';
import type { PhotoSum, SumSettings } from '../_shared/photo-sums.ts';
import { sha256 } from '../_shared/sha256.ts';

/** Well below the time limits of platforms and proxies; calling again continues. */
const WORK_FOR_MS = 15_000;
/** An Edge Function has 2 s of CPU: reading and hashing 64 MB takes a quarter of that. */
const BYTES_PER_CALL = 64 * 1024 * 1024;
/** 40 MB at the bucket's limit of 10 MB each. */
const AT_ONCE = 4;
/** SQLSTATE for a report that is not the caller's. */
const NOT_FOUND = 'PT404';

const waitingSchema = z.object({
  left: z.array(z.object({ name: z.string(), version: z.string() })),
});

/**
 * Reads the files of the caller's report without known checksums, with the caller's rights, and stores their checksums:
 * a signature's come only from here. Reads as many as one call may; photos_to_sum() lists the rest. When a file cannot
 * be requested, the checksums before it are still stored.
 */
export const sumPhotos = endpoint(
  sumPhotosBodySchema,
  async (request, { report_id }, settings: SumSettings) => {
    const client = callerClient(request, settings);
    await callerId(client, request);
    const waiting = await client.rpc('photos_to_sum', { p_report: report_id });
    if (waiting.error?.code === NOT_FOUND) {
      throw new FunctionError('not_found', 'This report does not exist any more.', {
        cause: waiting.error,
      });
    }
    const { left } = waitingSchema.parse(unwrapData(waiting));
    const sums: PhotoSum[] = [];
    const until = Date.now() + WORK_FOR_MS;
    let bytes = 0;
    const files = left.values();
    const readOn = async () => {
      for (const { name, version } of files) {
        const file = await downloadFile(client, name);
        sums.push({ name, version, sum: file && (await sha256(new Uint8Array(file))) });
        bytes += file?.byteLength ?? 0;
        if (bytes >= BYTES_PER_CALL || Date.now() >= until) return;
      }
    };
    const readers = await Promise.allSettled(Array.from({ length: AT_ONCE }, readOn));
    if (sums.length > 0) await settings.recordPhotoSums(report_id, sums);
    const failed = readers.find((reader) => reader.status === 'rejected');
    if (failed) throw failed.reason;
  },
);

/** Null when the storage has no such file; rejects when it does not answer. */
async function downloadFile(client: SupabaseClient, name: string): Promise<ArrayBuffer | null> {
  const { data, error } = await client.storage.from(PHOTO_BUCKET).download(name);
  if (!error) return data.arrayBuffer();
  if ('status' in error && [400, 404].includes(Number(error.status))) return null;
  throw error;
}

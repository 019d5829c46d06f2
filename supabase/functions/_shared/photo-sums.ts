import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { BackendSettings } from './backend-settings.ts';
import { parseJson } from './json.ts';

/** What a stored file was found to be. */
export interface PhotoSum {
  /** Its path in the bucket. */
  name: string;
  /** Of the object that was read, as photos_to_sum() gave it. */
  version: string;
  /** SHA-256 (hex) of its bytes; null where the storage has no such file. */
  sum: string | null;
}

/**
 * Keeps what a function itself read of a report's files, which no caller may say: the product's one use of every
 * right (docs/decisions/164). The database keeps none of an object that is another by then.
 */
export type RecordPhotoSums = (report: string, sums: PhotoSum[]) => Promise<void>;

export interface SumSettings extends BackendSettings {
  recordPhotoSums: RecordPhotoSums;
}

/** Supabase's secret keys by name; projects of before 2026 have one instead. */
const keysSchema = z.object({
  SUPABASE_SECRET_KEYS: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
});

/** Records by the service role, as Supabase lends it to its functions; rejects where it does not. */
export function serviceRecorder(
  supabaseUrl: string,
  environment: Record<string, string | undefined>,
): RecordPhotoSums {
  return async (report, sums) => {
    const env = keysSchema.parse(environment);
    const named = z
      .record(z.string(), z.string())
      .safeParse(parseJson(env.SUPABASE_SECRET_KEYS ?? ''));
    const key = named.data?.['default'] ?? env.SUPABASE_SERVICE_ROLE_KEY;
    if (!key) throw new Error('SUPABASE_SECRET_KEYS names no key');
    const service = createClient(supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    await service.rpc('record_photo_sums', { p_report: report, p_sums: sums }).throwOnError();
  };
}

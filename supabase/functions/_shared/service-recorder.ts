import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { parseJson } from './json.ts';
import type { RecordPhotoSums } from './photo-sums.ts';

/** The usage of one call, by the database's parameter names. */
interface AnalystCost {
  p_report: string;
  p_task: string;
  p_analyst: string;
  p_questions: number;
  p_input_tokens: number;
  p_output_tokens: number;
  p_seconds: number;
}

/** Adds a cost to its report and its owner's month, with every right: callers could cheat (decision 229). */
export type RecordCost = (cost: AnalystCost) => Promise<void>;

/** Supabase's secret keys by name; projects from before 2026 have one key. */
const keysSchema = z.object({
  SUPABASE_SECRET_KEYS: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
});

interface ServiceRecorder {
  recordPhotoSums: RecordPhotoSums;
  recordCost: RecordCost;
}

/**
 * Records results that no caller may supply, by the service role that Supabase gives its functions;
 * rejects without its key. These two are the product's only uses of every right.
 */
export function serviceRecorder(
  supabaseUrl: string,
  environment: Record<string, string | undefined>,
): ServiceRecorder {
  const call = async (name: string, values: object) => {
    const env = keysSchema.parse(environment);
    const keys = z
      .record(z.string(), z.string())
      .safeParse(parseJson(env.SUPABASE_SECRET_KEYS ?? ''));
    const key = keys.data?.['default'] ?? env.SUPABASE_SERVICE_ROLE_KEY;
    if (!key) throw new Error('SUPABASE_SECRET_KEYS names no key');
    const service = createClient(supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
    await service.rpc(name, values).throwOnError();
  };
  return {
    recordPhotoSums: (report, sums) =>
      call('record_photo_sums', { p_report: report, p_sums: sums }),
    recordCost: (cost) => call('record_analyst_cost', cost),
  };
}

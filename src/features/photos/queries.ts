import { supabase } from '@/lib/supabase';

/** Whether the backend answers, whatever it says. */
export async function isBackendReachable(): Promise<boolean> {
  const client = await supabase();
  const { status } = await client.from('reports').select('id').limit(1).retry(false);
  return status > 0 && status < 500;
}

import { supabase } from '@/lib/supabase';

/**
 * Whether requests go out in somebody's name. False also where the page still shows a person whose
 * session has gone meanwhile: such a request would be a visitor's, and be refused less clearly.
 */
export async function hasSession(): Promise<boolean> {
  const { auth } = await supabase();
  return (await auth.getSession()).data.session !== null;
}

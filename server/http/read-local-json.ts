import { boundAnswer } from '../../supabase/functions/_shared/bytes-from-elsewhere.ts';

/** A local program answers within milliseconds, and somebody is waiting for a dialog or the start. */
const PATIENCE_MS = 300;

/**
 * Reads JSON from a program on this machine, following no redirect, within 300 ms. Rejects for
 * anything but a small answer with status 200.
 */
export async function readLocalJson(url: string, question?: object): Promise<unknown> {
  const response = await fetch(url, {
    ...(question && { method: 'POST', body: JSON.stringify(question) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error('No answer');
  return boundAnswer(response, 'modelList').json();
}

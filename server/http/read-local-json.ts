import { boundAnswer } from '../../supabase/functions/_shared/bytes-from-elsewhere.ts';

/** On one machine an answer takes a few milliseconds; somebody is waiting for a dialog, or for the start. */
const PATIENCE_MS = 300;

/**
 * Reads JSON from a program on this machine: no redirect is followed, and it has 300 ms. Rejects for anything but a
 * small answer of 200.
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

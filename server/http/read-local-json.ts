/** On one machine an answer takes a few milliseconds; somebody is waiting for a dialog, or for the start. */
const PATIENCE_MS = 300;
/** Names of some hundred models; whatever listens there could send anything. */
const MAX_BYTES = 256 * 1024;

/**
 * What a program on this machine answers, as JSON: no redirect is followed, and it has 300 ms. Rejects for
 * anything else than a small answer of 200.
 */
export async function readLocalJson(url: string, question?: object): Promise<unknown> {
  const response = await fetch(url, {
    ...(question && { method: 'POST', body: JSON.stringify(question) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (!response.ok || !response.body) throw new Error('No answer');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('Too much of an answer');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

import { parentPort, workerData } from 'node:worker_threads';

/**
 * Another person's one read, again and again, in a thread of its own: what the crowd's side works must not
 * count. Answers each message with the longest wait in milliseconds since the one before, and how many reads
 * there were.
 */
const PAUSE_MS = 25;

const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const port = parentPort;
if (!port) throw new Error('This module runs in a thread of its own.');

let longestMs = 0;
let reads = 0;
let failures = 0;
let sentAt: number | null = null;

port.on('message', () => {
  const waitingMs = sentAt === null ? 0 : performance.now() - sentAt;
  port.postMessage({ longestMs: Math.max(longestMs, waitingMs), reads, failures });
  [longestMs, reads, failures] = [0, 0, 0];
});

for (;;) {
  sentAt = performance.now();
  const isAnswered = await fetch(url, { headers })
    .then(async (response) => response.ok && (await response.text()) !== '')
    .catch(() => false);
  longestMs = Math.max(longestMs, performance.now() - sentAt);
  if (isAnswered) reads += 1;
  else failures += 1;
  sentAt = null;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

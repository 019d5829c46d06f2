import type { RawAnswer } from '../../../testing/raw-request.ts';
import type { Attack } from '../matrix/cell.ts';

/** The most that one request may cost (the resource suite's figures). */
export const MOST_BLOCKED_MS = 1000;
export const MOST_GROWN_MB = 200;
/** Far beyond the database's three seconds and a queue of others in front, on a machine that has other work. */
const MOST_ELAPSED_MS = 60_000;

/** A stack, a file's path, a statement. */
const INTERNALS = [
  /\n\s+at \S+/,
  /(^|[\s"'(])\/(home|tmp|usr|var|root|server|node_modules|work)\//,
  /node_modules|\.(ts|js|mjs):\d+/,
  /syntax error at or near/,
  /\b(select|insert into|update|delete from)\b[^"]{0,200}\b(from|values|set|where)\b/i,
];
/** Too busy, stopped, full: said so in a sentence. */
const FORESEEN = [503, 504, 507];

/** The fault of an answer by itself; null for none. */
export function findFault(attack: Attack, answer: RawAnswer, elapsedMs: number): string | null {
  const { status, text } = answer;
  if (elapsedMs > MOST_ELAPSED_MS) return `took ${Math.round(elapsedMs)} ms`;
  if (status < 400) return null;
  const isSentence = /"(message|error)":"[A-Z][^"]+\./.test(text) || text === '';
  if (status >= 500 && !(FORESEEN.includes(status) && isSentence)) return `answered ${status}`;
  // An answer may repeat text that the attacker sent.
  const sent = `${decoded(attack.path)} ${typeof attack.body === 'string' ? attack.body : ''}`;
  for (const internal of INTERNALS) {
    const leaked = internal.exec(text)?.[0];
    if (leaked !== undefined && !sent.includes(leaked)) return `told ${JSON.stringify(leaked)}`;
  }
  return null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

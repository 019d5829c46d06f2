import { parseJson } from '../../json.ts';

/** A text with more object starts than this is not an answer. */
const MAX_STARTS = 200;

/**
 * Every JSON object in a text, the last first: models think aloud before they answer, quote the
 * requested form and add friendly words. Nested objects are not listed separately.
 */
export function jsonCandidates(text: string): unknown[] {
  const whole = parseJson(text.trim());
  if (typeof whole === 'object' && whole !== null) return [whole];
  // Some servers send the answer as JSON inside a JSON string.
  if (typeof whole === 'string' && whole !== text) return jsonCandidates(whole);
  const found: unknown[] = [];
  let starts = 0;
  for (let at = nextStart(text, 0); at !== -1 && starts < MAX_STARTS; starts += 1) {
    const end = findEnd(text, at);
    const value = end === -1 ? undefined : parseJson(text.slice(at, end));
    if (value !== undefined) found.unshift(value);
    at = nextStart(text, value === undefined ? at + 1 : end);
  }
  return found;
}

function nextStart(text: string, from: number): number {
  const start = text.slice(from).search(/\{\s*"|\[\s*\{\s*"/);
  return start === -1 ? -1 : from + start;
}

/** The index after the bracket that closes the one at `start`; -1 when it stays open. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

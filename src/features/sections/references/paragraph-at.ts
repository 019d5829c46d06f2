/** The paragraph around a position in a text. */
export function paragraphAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const end = text.indexOf('\n', position);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Adds spaces to `words` where they would touch other words at `start` or `end`. */
export function spacedOut(text: string, start: number, end: number, words: string): string {
  const before = text.slice(0, start).at(-1);
  const after = text.at(end);
  const isApart = before === undefined || /[\s([{“„"'«]/u.test(before);
  return `${isApart ? '' : ' '}${words}${after !== undefined && /[\p{L}\p{N}]/u.test(after) ? ' ' : ''}`;
}

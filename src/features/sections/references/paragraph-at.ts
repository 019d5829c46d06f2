/** The paragraph in which a place of a text lies. */
export function paragraphAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const end = text.indexOf('\n', position);
  return text.slice(start, end === -1 ? undefined : end);
}

/** `words` as they go into a text from `start` to `end`: with spaces where they would touch a word. */
export function spacedOut(text: string, start: number, end: number, words: string): string {
  const before = text.slice(0, start).at(-1);
  const after = text.at(end);
  const isApart = before === undefined || /[\s([{“„"'«]/u.test(before);
  return `${isApart ? '' : ' '}${words}${after !== undefined && /[\p{L}\p{N}]/u.test(after) ? ' ' : ''}`;
}

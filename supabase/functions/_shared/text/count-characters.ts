/** Counts like the database: a character outside the first 65,536 is one. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

/** "9,303 characters too many"; null for a text that fits. */
export function tooManyCharacters(text: string, most: number): string | null {
  const excess = text.length <= most ? 0 : countCharacters(text) - most;
  if (excess <= 0) return null;
  return `${excess.toLocaleString('en')} ${excess === 1 ? 'character' : 'characters'} too many`;
}

/** Navigation state that unsaved text does not hold up: signing out has happened, and drafts stay. */
export const LEAVES_UNASKED = { leavesUnasked: true };

export function leavesUnasked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leavesUnasked' in state;
}

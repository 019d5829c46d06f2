/** Navigation state that skips the question about unsaved text: after signing out, drafts stay. */
export const LEAVES_UNASKED = { leavesUnasked: true };

export function leavesUnasked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leavesUnasked' in state;
}

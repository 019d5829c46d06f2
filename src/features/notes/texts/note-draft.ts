export interface NoteDraft {
  /** The stored note that its writer saw. */
  base: string;
  /** The stored note before this writer's last save: the list may still show it for a moment. */
  was?: string;
  text: string;
}

/** The note to store: surrounding spaces and blank lines are dropped. */
export function trimNote({ text }: NoteDraft): string {
  return text.trim();
}

export function isUnsaved(draft: NoteDraft | null): draft is NoteDraft {
  return draft !== null && trimNote(draft) !== draft.base;
}

/** The draft after typing over the stored note. */
export function typeNote(draft: NoteDraft | null, stored: string, text: string): NoteDraft {
  if (!draft || (!isUnsaved(draft) && isNews(draft, stored))) return { base: stored, text };
  return { ...draft, text };
}

/** The draft after `saved` was stored; more may have been typed meanwhile. */
export function rebaseNote(saved: NoteDraft, draft: NoteDraft): NoteDraft {
  return { base: trimNote(saved), was: saved.base, text: draft.text };
}

/** The note as changed elsewhere since typing began, if different; otherwise null. */
export function theirNote(draft: NoteDraft | null, stored: string): string | null {
  if (!isUnsaved(draft) || !isNews(draft, stored) || stored === trimNote(draft)) return null;
  return stored;
}

/** The field's text: the draft, unless it is saved and the stored note is newer. */
export function shownNote(draft: NoteDraft | null, stored: string): string {
  if (!draft) return stored;
  return isUnsaved(draft) || !isNews(draft, stored) ? draft.text : stored;
}

function isNews({ base, was }: NoteDraft, stored: string): boolean {
  return stored !== base && stored !== was;
}

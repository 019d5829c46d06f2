/** A note that is being typed. */
export interface NoteDraft {
  /** The stored note that its writer saw. */
  base: string;
  /** The stored note before this writer's own last save: the list may show it for a moment longer. */
  was?: string;
  /** The field's text. */
  text: string;
}

/** The note as it is stored: blank lines and spaces around it say nothing. */
export function trimNote({ text }: NoteDraft): string {
  return text.trim();
}

export function isUnsaved(draft: NoteDraft | null): draft is NoteDraft {
  return draft !== null && trimNote(draft) !== draft.base;
}

/** The draft after the field was changed over the stored note. */
export function typeNote(draft: NoteDraft | null, stored: string, text: string): NoteDraft {
  if (!draft || (!isUnsaved(draft) && isNews(draft, stored))) return { base: stored, text };
  return { ...draft, text };
}

/** The draft after what `saved` held was stored, and the field maybe typed on meanwhile. */
export function rebaseNote(saved: NoteDraft, draft: NoteDraft): NoteDraft {
  return { base: trimNote(saved), was: saved.base, text: draft.text };
}

/** Another person's version of the note since typing began, where it differs; otherwise null. */
export function theirNote(draft: NoteDraft | null, stored: string): string | null {
  if (!isUnsaved(draft) || !isNews(draft, stored) || stored === trimNote(draft)) return null;
  return stored;
}

/** The field's text: the draft, unless nothing in it is unsaved and the stored note is newer. */
export function shownNote(draft: NoteDraft | null, stored: string): string {
  if (!draft) return stored;
  return isUnsaved(draft) || !isNews(draft, stored) ? draft.text : stored;
}

function isNews({ base, was }: NoteDraft, stored: string): boolean {
  return stored !== base && stored !== was;
}

import { focusLate, watchTyping } from '@/lib/focus-late';

/** Marks the choices of a row that waits for them, so that the focus finds them. */
export const quickTarget = (id: string) => ({ 'data-quick': id });

function allTargets(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-quick]')];
}

/** Leads to the row's choices, with its photo in the middle of the window; false when it has none. */
function focusQuickChoices(id?: string): boolean {
  const target = allTargets().find(
    (element) => id === undefined || element.dataset['quick'] === id,
  );
  if (!target) return false;
  // Always at the same height: who goes through a run of photos looks at one place.
  (target.closest('tr') ?? target).scrollIntoView({ block: 'center', behavior: 'instant' });
  target.focus({ preventScroll: true });
  return true;
}

/** Leads to the choices of the row that an answer names, which has just got them back, as soon as they are drawn. */
export function focusAfter(answer: Promise<string | null>): void {
  const isTypedElsewhere = watchTyping();
  void answer.then((id) => {
    if (id !== null) focusLate(() => focusQuickChoices(id), isTypedElsewhere);
  });
}

/** Leads from a row that was just described to the next that waits, from the last to the first. */
export function focusNextQuickChoices(id: string): void {
  const ids = allTargets().map((element) => element.dataset['quick']);
  const index = ids.indexOf(id);
  const next = ids[index + 1] ?? ids.find((other) => other !== id);
  if (next !== undefined && focusQuickChoices(next)) return;
  // The last one: the row itself, whose choices are about to go.
  document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus();
}

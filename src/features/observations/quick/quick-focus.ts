import { focusLate, watchTyping } from '@/lib/focus-late';

/** Marks a row's choices as a focus target. */
export const quickTarget = (id: string) => ({ 'data-quick': id });

function allTargets(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-quick]')];
}

/** Focuses the row's choices, with its photo in the middle of the window; false when it has none. */
function focusQuickChoices(id?: string): boolean {
  const target = allTargets().find(
    (element) => id === undefined || element.dataset['quick'] === id,
  );
  if (!target) return false;
  // Always at the same height: a person going through photos looks at one spot.
  (target.closest('tr') ?? target).scrollIntoView({ block: 'center', behavior: 'instant' });
  target.focus({ preventScroll: true });
  return true;
}

/** Focuses the restored choices of the row in the answer, once they are rendered. */
export function focusAfter(answer: Promise<string | null>): void {
  const isTypedElsewhere = watchTyping();
  void answer.then((id) => {
    if (id !== null) focusLate(() => focusQuickChoices(id), isTypedElsewhere);
  });
}

/** Focuses the next row that waits after one just described, wrapping from last to first. */
export function focusNextQuickChoices(id: string): void {
  const ids = allTargets().map((element) => element.dataset['quick']);
  const index = ids.indexOf(id);
  const next = ids[index + 1] ?? ids.find((other) => other !== id);
  if (next !== undefined && focusQuickChoices(next)) return;
  // None left: the row itself, whose choices are about to disappear.
  document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus();
}

/** Elements where letters are text or jump to a choice, not shortcuts. */
export const TAKES_LETTERS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** About a second: a slow machine renders a row some frames after a change. */
const FRAMES_TO_WAIT = 60;

/** True once the person has started typing elsewhere since the focus was requested. */
type IsTypedElsewhere = () => boolean;

/**
 * Guards a delayed focus, after a render or an answer: a person pulled out of a field would keep typing, and the
 * letters would be shortcuts.
 */
export function watchTyping(): IsTypedElsewhere {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    return now !== before && now !== null && now.matches(TAKES_LETTERS);
  };
}

/** Tries `focus` from the next frame on until it returns true, unless the person types elsewhere. */
export function focusLate(
  focus: () => boolean,
  isTypedElsewhere = watchTyping(),
  frames = FRAMES_TO_WAIT,
): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    if (!isTypedElsewhere() && !focus()) focusLate(focus, isTypedElsewhere, frames - 1);
  });
}

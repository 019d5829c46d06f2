/** Elements in which letters are text, or jump to a choice, and are no shortcuts. */
export const TAKES_LETTERS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** About a second: a slow machine draws a row some frames after it has changed. */
const FRAMES_TO_WAIT = 60;

/** True once a person has begun to type elsewhere since the focus was requested. */
type IsTypedElsewhere = () => boolean;

/**
 * For an element that takes the focus a moment later, once something is drawn or answered: a person torn out of a field
 * would keep typing, and the letters would be shortcuts.
 */
export function watchTyping(): IsTypedElsewhere {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    return now !== before && now !== null && now.matches(TAKES_LETTERS);
  };
}

/** Takes the focus as soon as `focus` says that it could, from the next frame on, and not from who types elsewhere. */
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

/** Where letters are text, or jump to a choice, and are no shortcuts. */
export const TAKES_LETTERS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Whether, since this was asked for, a person has begun to type somewhere else. */
export type IsTypedElsewhere = () => boolean;

/**
 * For what takes the focus a moment later, once something is drawn or answered: torn out of a field, a person would
 * go on typing, and the letters would be shortcuts.
 */
export function watchTyping(): IsTypedElsewhere {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    return now !== before && now !== null && now.matches(TAKES_LETTERS);
  };
}

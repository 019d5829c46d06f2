/**
 * Enter takes what an input method composes, and Escape gives it up: not the row, the form or the dialog around it.
 * Safari says 229 alone.
 */
export function leaveKeysToInputMethods(): void {
  const leave = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', leave, { capture: true });
}

/**
 * Leaves Enter and Escape during a composition to the input method: they must not reach the row, form or dialog. Safari
 * only sends key code 229.
 */
export function leaveKeysToInputMethods(): void {
  const leave = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', leave, { capture: true });
}

/** Focuses an element in a row, which may show it only once the row has the focus. */
export function focusInRow(element: HTMLElement | null | undefined): void {
  element?.closest('tr')?.focus({ preventScroll: true });
  element?.focus({ preventScroll: true });
}

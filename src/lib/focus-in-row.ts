/** Gives the focus to something in a row that may show it only once the row itself has the focus. */
export function focusInRow(element: HTMLElement | null | undefined): void {
  element?.closest('tr')?.focus({ preventScroll: true });
  element?.focus({ preventScroll: true });
}

import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for dialogs with their own
 * trigger; ours mostly open by state. Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      // The opener is gone or was the page: the caller places the focus.
      if (!opener.current.isConnected || opener.current === document.body) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for dialogs with a
 * trigger of their own; ours are mostly opened by state. Spread the result on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      // Gone, or never more than the page itself: what opened the dialog knows better.
      if (!opener.current.isConnected || opener.current === document.body) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

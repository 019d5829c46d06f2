/** The layer that covers the page behind a dialog. */
export const overlayStyle = 'fixed inset-0 z-50 bg-overlay animate-fade';

/** A dialog's panel: centred, never wider than the screen, scrolling inside. */
export const panelStyle =
  'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-5 overflow-y-auto rounded-xl border bg-popover p-6 text-popover-foreground shadow-lift animate-fade focus:outline-none';

/** A dialog's title; a long address in it may wrap. */
export const titleStyle = 'text-lg font-semibold wrap-anywhere';

/** A list that opens from a control. */
export const menuStyle =
  'z-50 max-h-(--radix-popper-available-height) min-w-44 overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-lift animate-fade';

export const menuItemStyle =
  'relative flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-accent data-disabled:pointer-events-none data-disabled:opacity-45 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

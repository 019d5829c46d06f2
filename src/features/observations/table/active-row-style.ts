/**
 * The active row has an edge. At phone width the others are one line: photo, number and state,
 * element. The rest is there, so that unfolding draws nothing again. Cells are found by their
 * place: the columns' order is the table's.
 */
export const ACTIVE_ROW = [
  'md:data-active:shadow-[inset_3px_0_0_var(--signal)]',
  'max-md:not-data-active:flex max-md:not-data-active:min-h-20 max-md:not-data-active:cursor-pointer max-md:not-data-active:items-center max-md:not-data-active:gap-3 max-md:not-data-active:space-y-0 max-md:not-data-active:p-2',
  // The photo comes first, and unfolds the row instead of opening.
  'max-md:not-data-active:[&>td:nth-child(2)]:order-first max-md:not-data-active:[&>td:nth-child(2)]:w-20 max-md:not-data-active:[&>td:nth-child(2)]:shrink-0',
  'max-md:not-data-active:[&>td:nth-child(2)_button]:pointer-events-none max-md:not-data-active:[&_figcaption]:hidden',
  'max-md:not-data-active:[&>td:nth-child(2)>:not(figure)]:hidden',
  'max-md:not-data-active:[&>td:first-child]:w-20 max-md:not-data-active:[&>td:first-child]:shrink-0 max-md:not-data-active:[&>td:first-child]:flex-col max-md:not-data-active:[&>td:first-child]:items-start max-md:not-data-active:[&>td:first-child]:gap-0.5 max-md:not-data-active:[&>td:first-child>button]:hidden',
  'max-md:not-data-active:[&>td:nth-child(3)]:max-h-14 max-md:not-data-active:[&>td:nth-child(3)]:flex-1 max-md:not-data-active:[&>td:nth-child(3)]:overflow-hidden max-md:not-data-active:[&>td:nth-child(3)>span:first-child]:hidden',
  'max-md:not-data-active:[&>td:nth-child(n+4)]:hidden',
].join(' ');

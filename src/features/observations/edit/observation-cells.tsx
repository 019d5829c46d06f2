import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Column widths, shared by the header and every row. */
export const COLUMNS =
  'md:grid md:grid-cols-[3.25rem_8.5rem_minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1.25fr)_5rem] lg:grid-cols-[3.5rem_12rem_minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.3fr)_5.25rem] md:gap-x-4';

interface CellProps {
  /** The column's name, shown beside the value where rows are cards. */
  label?: string;
  className?: string;
  children: ReactNode;
}

export function Cell({ label, className, children }: CellProps) {
  return (
    <td role="cell" className={cn('block min-w-0 text-left align-top', className)}>
      {label && (
        <span
          aria-hidden
          className="mb-1 block text-xs font-medium text-muted-foreground md:hidden"
        >
          {label}
        </span>
      )}
      {children}
    </td>
  );
}

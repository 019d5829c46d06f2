import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Holds the place of what is loading; the region around it says so to screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={cn('animate-pulse rounded-md bg-muted', className)} {...props} />
  );
}

import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A placeholder while loading; the region around it tells screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={cn('animate-pulse rounded-md bg-muted', className)} {...props} />
  );
}

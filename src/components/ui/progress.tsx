import type { ComponentProps } from 'react';
import { Progress as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';

type ProgressProps = Omit<ComponentProps<typeof Radix.Root>, 'value'> & {
  /** 0 to `max` (100). */
  value: number;
};

/** Needs an aria-label or aria-labelledby. */
export function Progress({ className, value, max = 100, ...props }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Radix.Root
      value={value}
      max={max}
      className={cn('relative h-1.5 w-full overflow-hidden rounded-full bg-border', className)}
      {...props}
    >
      <Radix.Indicator
        className="h-full origin-left bg-signal transition-transform duration-300"
        style={{ transform: `scaleX(${String(share)})` }}
      />
    </Radix.Root>
  );
}

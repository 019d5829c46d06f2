import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '@/lib/cn';

const badgeStyle = cva(
  'inline-flex items-center gap-1 rounded-sm border px-1.5 py-0.5 text-xs leading-4 font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      variant: {
        default: 'border-border bg-muted text-foreground',
        outline: 'border-input/60 text-foreground',
        signal: 'border-signal/30 bg-signal-wash text-signal',
        destructive: 'border-destructive/30 bg-destructive-wash text-destructive',
        warning: 'border-warning/30 bg-warning-wash text-warning',
        success: 'border-success/30 bg-success-wash text-success',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={cn(badgeStyle({ variant }), className)} {...props} />;
}

import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from '@/lib/cn';

const alertStyle = cva(
  'grid gap-y-1 rounded-lg border border-l-3 px-4 py-3 text-sm has-[>svg]:grid-cols-[auto_1fr] has-[>svg]:gap-x-3 has-[>svg]:[&>*:not(svg)]:col-start-2 [&>svg]:mt-0.5 [&>svg]:size-4',
  {
    variants: {
      variant: {
        default: 'border-l-signal bg-card',
        destructive: 'border-destructive/30 border-l-destructive bg-destructive-wash',
        warning: 'border-warning/30 border-l-warning bg-warning-wash',
        success: 'border-success/30 border-l-success bg-success-wash',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

/** Announced at once when destructive; otherwise read when reached. */
export function Alert({
  className,
  variant,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof alertStyle>) {
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'note'}
      className={cn(alertStyle({ variant }), className)}
      {...props}
    />
  );
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('font-semibold', className)} {...props} />;
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('text-foreground/85', className)} {...props} />;
}

import type { ComponentProps, ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';
import { buttonStyle } from './button-style';
import { overlayStyle, panelStyle } from './panel-style';
import { useReturnFocus } from './use-return-focus';

/** A question that must be answered: clicking outside does not close it. */
export const AlertDialog = Radix.Root;

export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  const focus = useReturnFocus();
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content className={cn(panelStyle, className)} {...focus} {...props} />
    </Radix.Portal>
  );
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('space-y-2', className)} {...props} />;
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-lg font-semibold', className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description className={cn('text-sm text-muted-foreground', className)} {...props} />
  );
}

export function AlertDialogFooter({
  className,
  ...props
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof Radix.Cancel>) {
  return <Radix.Cancel className={cn(buttonStyle({ variant: 'outline' }), className)} {...props} />;
}

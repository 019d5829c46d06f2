import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';
import { overlayStyle, panelStyle } from './panel-style';
import { useReturnFocus } from './use-return-focus';

export const Dialog = Radix.Root;

type DialogContentProps = ComponentProps<typeof Radix.Content> & {
  /** False where only the dialog's own buttons may close it. */
  hasClose?: boolean;
};

export function DialogContent({
  className,
  children,
  hasClose = true,
  ...props
}: DialogContentProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content className={cn(panelStyle, className)} {...focus} {...props}>
        {children}
        {hasClose && (
          <Radix.Close
            aria-label="Close"
            className="absolute top-3 right-3 inline-flex size-9 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('space-y-2 pr-10', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-lg font-semibold', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';
import { overlayStyle, panelStyle, titleStyle } from './panel-style';
import { useReturnFocus } from './use-return-focus';

export const Dialog = Radix.Root;

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode;
  beneathTitle?: ReactNode;
}

export function DialogContent({
  title,
  beneathTitle,
  className,
  children,
  ...props
}: DialogContentProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(panelStyle, className)}
        {...focus}
        {...props}
      >
        <div className="space-y-2 pr-10">
          <Radix.Title className={titleStyle}>{title}</Radix.Title>
          {beneathTitle && <div className="text-sm text-muted-foreground">{beneathTitle}</div>}
        </div>
        {children}
        <Radix.Close
          aria-label="Close"
          className="absolute top-3 right-3 inline-flex size-9 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground pointer-coarse:size-11"
        >
          <X aria-hidden className="size-4" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogFooter({ className, ...props }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
}

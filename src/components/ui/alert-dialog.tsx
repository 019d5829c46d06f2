import type { ComponentProps, ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';
import { buttonStyle } from './button-style';
import { overlayStyle, panelStyle, titleStyle } from './panel-style';
import { useReturnFocus } from './use-return-focus';

/** A question that must be answered: clicking outside does not close it. */
export const AlertDialog = Radix.Root;

interface AlertDialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: string;
  description?: ReactNode;
}

export function AlertDialogContent({
  title,
  description,
  className,
  children,
  ...props
}: AlertDialogContentProps) {
  const focus = useReturnFocus();
  const described = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content className={cn(panelStyle, className)} {...described} {...focus} {...props}>
        <div className="space-y-2">
          <Radix.Title className={titleStyle}>{title}</Radix.Title>
          {description && (
            <Radix.Description className="text-sm text-muted-foreground">
              {description}
            </Radix.Description>
          )}
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof Radix.Cancel>) {
  return <Radix.Cancel className={cn(buttonStyle({ variant: 'outline' }), className)} {...props} />;
}

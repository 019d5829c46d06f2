import type { ReactNode } from 'react';
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from './alert-dialog';
import { DialogFooter } from './dialog';
import { Button } from './button';

interface ConfirmProps {
  open: boolean;
  onCancel: () => void;
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The dialog stays open while busy; its opener closes it. */
  busy?: boolean;
  destructive?: boolean;
  disabled?: boolean;
  /** Text, or a field, shown above the buttons. */
  children?: ReactNode;
  className?: string;
  onConfirm: () => void;
}

/** A yes-or-no question. `onConfirm` does not close it: long work can show progress in the label. */
export function Confirm({
  open,
  onCancel,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy = false,
  destructive = false,
  disabled = false,
  children,
  className,
  onConfirm,
}: ConfirmProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={() => {
        if (!busy) onCancel();
      }}
    >
      <AlertDialogContent title={title} description={description} className={className}>
        {children}
        <DialogFooter>
          <AlertDialogCancel disabled={busy}>{cancelLabel}</AlertDialogCancel>
          <Button
            variant={destructive ? 'destructive' : 'default'}
            busy={busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

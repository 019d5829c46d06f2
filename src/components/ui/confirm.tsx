import type { ReactNode } from 'react';
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from './alert-dialog';
import { DialogFooter } from './dialog';
import { Button } from './button';

interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
  onConfirm: () => void;
}

/** A yes-or-no question. `onConfirm` does not close it: long work can show progress in the label. */
export function Confirm({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy = false,
  destructive = false,
  disabled = false,
  children,
  onConfirm,
}: ConfirmProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
    >
      <AlertDialogContent title={title} description={description}>
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

import type { ComponentProps } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { useReturnFocus } from './use-return-focus';

interface FullWindowDialogProps extends ComponentProps<typeof Radix.Content> {
  open: boolean;
  onClose: () => void;
}

/** Covers the whole window, dark in both themes: a photo is judged best against black. */
export function FullWindowDialog({ open, onClose, ...props }: FullWindowDialogProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="animate-fade fixed inset-0 z-50 bg-black" />
        <Radix.Content
          aria-describedby={undefined}
          className="dark animate-fade fixed inset-0 z-50 text-foreground focus:outline-none"
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            // Focuses what handles the keys, not the first button: a stray Enter changes nothing.
            event.preventDefault();
            const dialog = event.currentTarget as HTMLElement;
            (dialog.querySelector<HTMLElement>('[data-keys]') ?? dialog).focus();
          }}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

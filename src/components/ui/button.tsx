import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';
import { cn } from '@/lib/cn';
import { buttonStyle, type ButtonStyle } from './button-style';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Renders the one child (a link) as a button. */
    asChild?: boolean;
    /** Shows a spinner and ignores clicks; the label stays, so the width hardly moves. */
    busy?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  busy = false,
  disabled,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const look = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={look}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <Spinner decorative />}
      {children}
    </button>
  );
}

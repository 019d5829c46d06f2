import type { ReactNode } from 'react';

interface ToolProps {
  label: string;
  disabled?: boolean;
  isPressed?: boolean;
  /** Shown in place of the label, such as what a press would undo. */
  hint?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A viewer button with an icon; the label is for screen readers. */
export function ViewerTool({
  label,
  disabled = false,
  isPressed,
  hint,
  children,
  ...props
}: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={hint ?? label}
      // Not `disabled`, which would lose the focus at the last photo.
      aria-disabled={disabled || undefined}
      aria-pressed={isPressed}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-foreground hover:bg-accent aria-disabled:opacity-40 aria-pressed:bg-signal-wash aria-pressed:text-signal [&_svg]:size-5"
      {...props}
    >
      {children}
    </button>
  );
}

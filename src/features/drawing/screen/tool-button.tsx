import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  label: string;
  /** The equivalent key, shown with the label. */
  shortcut?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
}

/** An icon button of the editor, as large as a thumb. */
export function ToolButton({
  label,
  shortcut,
  isPressed,
  isDisabled = false,
  className,
  ...button
}: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      // Not `disabled`, which would lose the focus after the last undo.
      aria-disabled={isDisabled || undefined}
      className={cn(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-foreground transition-colors outline-offset-[-2px] hover:bg-accent aria-disabled:opacity-35 [&_svg]:size-5 [&_svg]:stroke-[1.75]',
        isPressed && 'bg-signal text-signal-foreground hover:bg-signal',
        className,
      )}
      {...button}
    />
  );
}

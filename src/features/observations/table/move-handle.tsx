import { use, useEffect, useRef, type ComponentProps } from 'react';
import { GripVertical } from 'lucide-react';
import { cn } from '@/lib/cn';
import { KeyboardOrderContext } from './keyboard-order-context';

interface MoveHandleProps {
  id: string;
  number: number;
  isDisabled: boolean;
  /** Tells the library that moves rows by finger and mouse which element takes hold. */
  setNode: (element: HTMLElement | null) => void;
  /** What that library wants on it. */
  grip: ComponentProps<'button'>;
}

/** Takes hold of a row: by finger or mouse, or with Space for the arrow keys. */
export function MoveHandle({ id, number, isDisabled, setNode, grip }: MoveHandleProps) {
  const { liftedId, order, handleKeyDown, putBack } = use(KeyboardOrderContext);
  const handle = useRef<HTMLButtonElement>(null);
  const isLifted = liftedId === id;
  const place = isLifted ? order.indexOf(id) : null;
  useEffect(() => {
    if (place !== null) handle.current?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <button
      type="button"
      ref={(element) => {
        handle.current = element;
        setNode(element);
      }}
      {...grip}
      aria-label={`Move photo ${String(number)}`}
      aria-pressed={isLifted}
      title="Drag to reorder"
      className={cn(
        'inline-flex size-8 cursor-grab touch-none items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground disabled:opacity-40 pointer-coarse:size-11',
        isLifted && 'bg-signal text-signal-foreground hover:bg-signal hover:text-signal-foreground',
      )}
      disabled={isDisabled}
      onKeyDown={(event) => {
        handleKeyDown(event, id);
      }}
      onBlur={isLifted ? putBack : undefined}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}

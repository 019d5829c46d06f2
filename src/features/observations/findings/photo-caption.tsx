import { useLayoutEffect, useRef, useState } from 'react';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import { focusInRow } from '@/lib/focus-in-row';
import type { Observation } from '@/records/observation';
import { MAX_CAPTION } from '@shared/contract/limits';
import { ParticularText } from '../particulars/particular-text';
import type { RowCommands } from '../particulars/row-commands';
import { hasPhoto } from '../schema';

interface PhotoCaptionProps {
  row: Observation;
  number: number;
  commands: Pick<RowCommands, 'set'>;
}

export function PhotoCaption({ row, number, commands }: PhotoCaptionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Closed by a key, which continues from here. */
  const isFocusKept = useRef(false);
  useLayoutEffect(() => {
    if (isOpen || !isFocusKept.current) return;
    isFocusKept.current = false;
    focusInRow(button.current);
  }, [isOpen]);
  if (!hasPhoto(row)) return null;
  const name = `Caption of photo ${String(number)}`;
  const close = (isKept: boolean) => {
    isFocusKept.current = isKept;
    setIsOpen(false);
  };
  const save = (text: string, isKept: boolean) => {
    close(isKept);
    if (text !== row.caption) commands.set(row, 'caption', text === '' ? null : text);
  };
  if (isOpen)
    return (
      <ParticularText
        label={name}
        value={row.caption}
        most={MAX_CAPTION}
        proposed={null}
        onSave={(text) => {
          save(text, true);
        }}
        onLeave={(text) => {
          save(text, false);
        }}
        onCancel={() => {
          close(true);
        }}
        onTab={() => undefined}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      data-caption
      aria-keyshortcuts="c"
      title={`${name} (C)`}
      className={cn(
        'block max-w-full rounded-md text-left text-xs [overflow-wrap:anywhere] hover:bg-accent pointer-coarse:min-h-11',
        row.caption === '' ? `${IN_ACTIVE_ROW} text-muted-foreground` : 'text-foreground',
      )}
      onClick={() => {
        setIsOpen(true);
      }}
    >
      {row.caption === '' ? 'Add caption' : row.caption}{' '}
      <span className="sr-only">
        {row.caption === '' ? `to photo ${String(number)}` : `(${name.toLowerCase()})`}
      </span>
    </button>
  );
}

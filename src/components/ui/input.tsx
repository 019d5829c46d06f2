import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fieldStyle } from './field-style';
import { type TextControl, useTextControl } from './use-text-control';

type InputProps = Omit<ComponentProps<'input'>, 'maxLength'> &
  Pick<TextControl<HTMLInputElement>, 'most' | 'onText'>;

/** One line of text. `most` is the number of characters that can be saved; excess ones stay and are counted. */
export function Input({ className, type = 'text', most, onText, ...props }: InputProps) {
  const { control, notes } = useTextControl({ most, onText, ...props });
  return (
    <>
      <input
        type={type}
        className={cn(fieldStyle, 'h-10 pointer-coarse:h-11', className)}
        {...props}
        {...control}
      />
      {notes}
    </>
  );
}

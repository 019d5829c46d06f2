import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fieldStyle } from './field-style';
import { type TextControl, useTextControl } from './use-text-control';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> &
  Pick<TextControl<HTMLTextAreaElement>, 'most' | 'onText'>;

/** Several lines of text. `most` is the number of characters that can be saved; excess ones stay and are counted. */
export function Textarea({ className, most, onText, ...props }: TextareaProps) {
  const { control, notes } = useTextControl({ most, onText, ...props });
  return (
    <>
      <textarea
        className={cn(fieldStyle, 'block min-h-20 resize-y py-2 leading-relaxed', className)}
        {...props}
        {...control}
      />
      {notes}
    </>
  );
}

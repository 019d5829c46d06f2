import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fieldStyle } from './field-style';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(fieldStyle, 'block min-h-20 resize-y py-2 leading-relaxed', className)}
      {...props}
    />
  );
}

import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fieldStyle } from './field-style';

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(fieldStyle, 'h-10 pointer-coarse:h-11', className)}
      {...props}
    />
  );
}

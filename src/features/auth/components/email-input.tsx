import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

/** The address to mail a link or code to, as browsers and phones autofill it. */
export function EmailInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      required
      most={320}
      {...props}
    />
  );
}

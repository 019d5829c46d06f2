import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

/** The address that a link or a code is mailed to, as browsers and phones know it. */
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

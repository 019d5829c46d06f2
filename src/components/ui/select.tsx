import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fieldStyle } from './field-style';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Names by values, in the list's order. Pass numeric values as `children`: object keys would reorder them. */
  options?: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

export function Select<Value extends string>({
  options,
  onChoose,
  className,
  children,
  ...props
}: SelectProps<Value>) {
  return (
    <select
      className={cn(fieldStyle, 'h-10 pointer-coarse:h-11', className)}
      onChange={({ target }) => {
        onChoose(target.value as Value);
      }}
      {...props}
    >
      {children}
      {Object.entries<string>(options ?? {}).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

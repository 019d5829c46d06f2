import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { fieldStyle } from './field-style';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Names by values, in the order of the list. Values that read as numbers go in as `children`, which keep theirs. */
  options?: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

/** One of several, by the browser's own list. */
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

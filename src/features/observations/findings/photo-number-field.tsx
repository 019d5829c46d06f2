import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface PhotoNumberFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  typed: string;
  onType: (typed: string) => void;
}

/** Where a photo's number is typed; a number that stands there is replaced by the next one. */
export function PhotoNumberField({ label, hint, error, typed, onType }: PhotoNumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onFocus={({ target }) => {
            target.select();
          }}
          onChange={({ target }) => {
            onType(target.value);
          }}
        />
      )}
    </Field>
  );
}

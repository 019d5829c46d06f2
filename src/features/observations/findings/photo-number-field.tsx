import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface PhotoNumberFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  typed: string;
  onType: (typed: string) => void;
}

/** Takes a photo's number; the next digit replaces the number shown. */
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
          onText={onType}
        />
      )}
    </Field>
  );
}

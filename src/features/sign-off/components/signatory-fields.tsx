import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { MAX_REVISION_LABEL, MAX_SIGNATORY, type Signatory } from '../schema';

export interface SignatureDraft extends Signatory {
  label: string;
}

interface SignatoryFieldsProps {
  value: SignatureDraft;
  disabled: boolean;
  onChange: (value: SignatureDraft) => void;
}

const FIELDS = [
  { name: 'name', label: 'Name', most: MAX_SIGNATORY.name },
  { name: 'letters', label: 'Letters after the name', most: MAX_SIGNATORY.letters },
  { name: 'membership', label: 'Membership no.', most: MAX_SIGNATORY.membership },
  { name: 'label', label: 'Revision', most: MAX_REVISION_LABEL },
] as const;

/** Who signs, and what the revision is called; the number stands for a blank one. */
export function SignatoryFields({ value, disabled, onChange }: SignatoryFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {FIELDS.map(({ name, label, most }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              value={value[name]}
              maxLength={most}
              disabled={disabled}
              onChange={({ target }) => {
                onChange({ ...value, [name]: target.value });
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

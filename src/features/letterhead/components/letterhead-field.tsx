import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { LETTERHEAD_BOUNDS, type LetterheadText } from '@/records/letterhead';
import type { LetterheadEditor } from '../use-letterhead-editor';

interface Wording {
  label: string;
  hint?: string;
  placeholder?: string;
  isWide?: true;
}

const WORDINGS: Record<LetterheadText, Wording> = {
  firm_name: { label: 'Name of the firm', isWide: true },
  firm_address: { label: 'Address', isWide: true },
  firm_registration: {
    label: 'Registration',
    hint: 'As it is to be printed, for example “Regulated by RICS, firm no. 012345”.',
    isWide: true,
  },
  firm_phone: { label: 'Phone' },
  firm_email: { label: 'E-mail' },
  firm_website: { label: 'Website (optional)', placeholder: 'www.example.com', isWide: true },
  author_name: { label: 'Name of the author' },
  author_letters: { label: 'Letters after the name', placeholder: 'BEng (Hons) CEng MICE' },
  author_membership: { label: 'Membership number', isWide: true },
};

interface LetterheadFieldProps {
  name: LetterheadText;
  editor: LetterheadEditor;
  type?: string;
  autoComplete: string;
}

export function LetterheadField({ name, editor, type, autoComplete }: LetterheadFieldProps) {
  const { label, hint, placeholder, isWide } = WORDINGS[name];
  const common = {
    name,
    autoComplete,
    placeholder,
    most: LETTERHEAD_BOUNDS[name],
    value: editor.values[name],
    onText: (text: string) => {
      editor.write({ [name]: text });
    },
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={editor.errors[name]}
      className={isWide && 'sm:col-span-2'}
    >
      {(control) =>
        name === 'firm_address' ? (
          <Textarea {...control} {...common} rows={4} />
        ) : (
          <Input {...control} {...common} type={type} />
        )
      }
    </Field>
  );
}

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Language } from '@shared/languages/language';
import { LANGUAGE_NAMES } from '../details/language-names';
import { preferredLanguage } from '../details/preferred-language';
import { ENTERED_FIELDS } from '@shared/report-fields';
import { DEFAULT_TITLE } from '../schema';

interface CreateReportFormProps {
  isCreating: boolean;
  onCreate: (title: string, language: Language) => void;
  onCancel: () => void;
}

/** Asks for a title, which may be blank, and a language, by default the browser's. */
export function CreateReportForm({ isCreating, onCreate, onCancel }: CreateReportFormProps) {
  const [typed, setTyped] = useState('');
  const [language, setLanguage] = useState(() => preferredLanguage(navigator.languages));

  const handleSubmit = () => {
    onCreate(typed.trim() || DEFAULT_TITLE, language);
  };

  return (
    <Form className="grid gap-5" onSubmit={handleSubmit}>
      <Field label="Report Title">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={DEFAULT_TITLE}
            value={typed}
            most={ENTERED_FIELDS.title.most}
            onText={setTyped}
          />
        )}
      </Field>
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
        Report language
        <Select<Language>
          className="h-9 w-auto"
          options={LANGUAGE_NAMES}
          value={language}
          onChoose={setLanguage}
        />
      </label>
      <DialogFooter>
        <Button variant="outline" disabled={isCreating} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="signal" busy={isCreating}>
          {isCreating ? 'Creating...' : 'Create Report'}
        </Button>
      </DialogFooter>
    </Form>
  );
}

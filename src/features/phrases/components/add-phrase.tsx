import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { tellFailure } from '@/components/tell-failure';
import { useAddPhrases } from '../mutations';
import { FIELD_NAMES, MAX_PHRASE, type NewPhrase, type PhraseField, withoutKnown } from '../schema';

/** Adds one typed phrase; on failure it stays in the field. */
export function AddPhrase({ known }: { known: readonly NewPhrase[] }) {
  const [field, setField] = useState<PhraseField>('defect');
  const [text, setText] = useState('');
  const { mutate, isPending } = useAddPhrases();
  const isKnown = text.trim() !== '' && withoutKnown([{ field, text }], known).length === 0;

  const handleSubmit = () => {
    if (text.trim() === '' || isKnown || isPending) return;
    mutate([{ field, text }], {
      onSuccess: () => {
        setText('');
      },
      onError: tellFailure('The phrase was not added'),
    });
  };
  return (
    <Form className="space-y-4" onSubmit={handleSubmit}>
      <Field label="For" className="max-w-sm">
        {(control) => (
          <Select<PhraseField>
            {...control}
            options={FIELD_NAMES}
            value={field}
            onChoose={setField}
          />
        )}
      </Field>
      <Field
        label="Phrase"
        hint="Write … where something is measured on site: it is selected when you take the phrase."
        error={isKnown ? 'You have this phrase already.' : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            most={MAX_PHRASE}
            className="field-sizing-content min-h-20"
            onText={setText}
          />
        )}
      </Field>
      <Button type="submit" busy={isPending} disabled={text.trim() === '' || isKnown}>
        Add phrase
      </Button>
    </Form>
  );
}

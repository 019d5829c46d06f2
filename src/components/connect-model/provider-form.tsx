import { useState } from 'react';
import type { ModelChoice, ModelState } from '@/lib/host-model';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Form } from '../ui/form';
import { Input } from '../ui/input';
import { Select } from '../ui/select';

const PROVIDERS = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'Another, by OpenAI’s protocol',
} as const;

interface ProviderFormProps {
  /** The current model, from which the form starts. */
  choice: ModelState['choice'];
  onChoose: (choice: ModelChoice) => void;
}

/** A provider's model, by name and key; the key stays on the server and is never shown again. */
export function ProviderForm({ choice, onChoose }: ProviderFormProps) {
  const isKnown = choice !== null && choice.provider in PROVIDERS;
  const [provider, setProvider] = useState(isKnown ? (choice?.provider ?? '') : 'openai');
  const isOther = provider === 'openai-compatible';
  const hasKey = choice?.hasKey === true && choice.provider === provider;

  const handleSubmit = (form: HTMLFormElement) => {
    const typed = (name: string) => {
      const value = new FormData(form).get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [model, apiKey, baseUrl] = [typed('model'), typed('key'), typed('address')];
    onChoose({ provider, model, ...(apiKey && { apiKey }), ...(baseUrl && { baseUrl }) });
  };

  return (
    <section aria-label="At a provider" className="space-y-3 border-t pt-4">
      <h3 className="font-semibold">At a provider: photos are sent to it</h3>
      <Form className="space-y-3" onSubmit={handleSubmit}>
        <Field label="Provider">
          {(control) => (
            <Select {...control} options={PROVIDERS} value={provider} onChoose={setProvider} />
          )}
        </Field>
        {isOther && (
          <Field label="Address" hint="Such as https://models.example.com/v1">
            {(control) => (
              <Input
                {...control}
                name="address"
                type="url"
                required
                defaultValue={choice?.baseUrl ?? ''}
              />
            )}
          </Field>
        )}
        <Field label="Model" hint="Its name, as the provider writes it. It must read pictures.">
          {(control) => (
            <Input
              {...control}
              name="model"
              required
              most={200}
              autoComplete="off"
              spellCheck={false}
              defaultValue={isKnown ? (choice?.model ?? '') : ''}
            />
          )}
        </Field>
        <Field
          label="Key"
          hint={
            hasKey
              ? 'One is kept. Leave this blank to go on with it.'
              : 'Kept on the server alone, and never shown again.'
          }
        >
          {(control) => (
            <Input
              {...control}
              name="key"
              type="password"
              autoComplete="off"
              required={!isOther && !hasKey}
              most={500}
            />
          )}
        </Field>
        <Button type="submit" size="sm" variant="outline">
          Try and use it
        </Button>
      </Form>
    </section>
  );
}

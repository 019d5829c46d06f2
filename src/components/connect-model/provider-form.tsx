import { useState } from 'react';
import { cn } from '@/lib/cn';
import type { ModelChoice, ModelState } from '@/lib/host-model';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { fieldStyle } from '../ui/field-style';
import { Form } from '../ui/form';
import { Input } from '../ui/input';

const PROVIDERS = [
  { id: 'openai', name: 'OpenAI' },
  { id: 'anthropic', name: 'Anthropic' },
  { id: 'google', name: 'Google' },
  { id: 'openai-compatible', name: 'Another, by OpenAI’s protocol' },
] as const;

interface ProviderFormProps {
  /** What serves now, to begin with. */
  choice: ModelState['choice'];
  onChoose: (choice: ModelChoice) => void;
}

/** A model of a provider, by its name and a key; the key is kept on the server and never shown again. */
export function ProviderForm({ choice, onChoose }: ProviderFormProps) {
  const isKnown = PROVIDERS.some(({ id }) => id === choice?.provider);
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
        <ProviderSelect value={provider} onChange={setProvider} />
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

interface ProviderSelectProps {
  value: string;
  onChange: (provider: string) => void;
}

function ProviderSelect({ value, onChange }: ProviderSelectProps) {
  return (
    <Field label="Provider">
      {(control) => (
        <select
          {...control}
          className={cn(fieldStyle, 'h-10 pointer-coarse:h-11')}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        >
          {PROVIDERS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

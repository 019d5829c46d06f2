import { useState } from 'react';
import { LeaveGuard } from '@/components/leave-guard';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useRenameTemplate } from '../mutations';
import { type DocumentTemplate, MAX_TEMPLATE_NAME } from '../schema';

/** Renames a template, by Enter or by the button. */
export function TemplateName({ template: { id, name } }: { template: DocumentTemplate }) {
  const [typed, setTyped] = useState<string | null>(null);
  const renaming = useRenameTemplate(id);
  const value = typed ?? name;
  const isDirty = value.trim() !== name;
  const isBlank = value.trim() === '';

  const save = useOneAtATime(async () => {
    if (!isDirty || isBlank) return;
    try {
      await renaming.mutateAsync(value.trim());
      // Text typed during the save is not saved yet.
      setTyped((now) => (now === typed ? null : now));
      toast.neutral('Name saved');
    } catch (error) {
      console.warn('A Word template could not be renamed.', error);
      toast.error('Name not saved', errorMessage(error));
    }
  });

  return (
    <Form className="flex flex-wrap items-end gap-2" onSubmit={save}>
      <LeaveGuard
        when={isDirty}
        onLeave={() => {
          setTyped(null);
        }}
      />
      <Field
        label="Name"
        error={isBlank ? 'Give it a name.' : undefined}
        className="min-w-48 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            value={value}
            most={MAX_TEMPLATE_NAME}
            autoComplete="off"
            onText={setTyped}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setTyped(null);
            }}
          />
        )}
      </Field>
      {isDirty && (
        <Button type="submit" busy={renaming.isPending} disabled={isBlank}>
          Save
        </Button>
      )}
    </Form>
  );
}

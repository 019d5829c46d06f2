import type { KeyboardEvent, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { MAX_LOCATION } from '@shared/contract/limits';

interface QuickTypedProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** A field for words where no choice fits. */
export function QuickTyped({ ref, label, onType, onLeave }: QuickTypedProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    // Letters are text here, not choices.
    event.stopPropagation();
    if (event.key === 'Escape') onLeave();
  };
  return (
    <Form
      className="flex max-w-sm gap-1.5"
      onSubmit={(form) => {
        const text = new FormData(form).get('text');
        if (typeof text === 'string' && text.trim() !== '') onType(text.trim());
      }}
    >
      <Input
        ref={ref}
        name="text"
        aria-label={label}
        placeholder={`${label}…`}
        most={MAX_LOCATION}
        autoComplete="off"
        className="h-8 text-[0.8125rem]"
        onKeyDown={handleKeyDown}
      />
      <Button type="submit" size="sm" variant="outline" onKeyDown={handleKeyDown}>
        Choose
      </Button>
    </Form>
  );
}

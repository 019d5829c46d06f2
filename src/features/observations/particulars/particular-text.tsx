import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useOnce } from './use-once';
import { tooManyCharacters } from '@shared/text/count-characters';

interface ParticularTextProps {
  /** "Location of photo 3" */
  label: string;
  value: string;
  /** The maximum number of characters. */
  most: number;
  /** Enter starts a new line, and only Ctrl+Enter saves. */
  keepsLines?: boolean;
  /** The analyst's proposal, where the row has another value. */
  proposed: string | null;
  onSave: (text: string) => void;
  onCancel: () => void;
  onTab: (step: 1 | -1, event: KeyboardEvent) => void;
  /** Leaving by pointer saves, as in any table. */
  onLeave: (text: string) => void;
}

export function ParticularText({
  label,
  value,
  most,
  keepsLines = false,
  proposed,
  ...events
}: ParticularTextProps) {
  const [text, setText] = useState(value);
  const end = useOnce();
  // A text that is too long stays in the field, which says so.
  const save = (act: (text: string) => void) => {
    if (tooManyCharacters(text.trim(), most)) return;
    end(() => {
      act(text.trim());
    });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Letters are text here, not commands.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (!keepsLines || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(events.onSave);
    } else if (event.key === 'Escape') end(events.onCancel);
    else if (event.key === 'Tab') {
      save((typed) => {
        events.onSave(typed);
        events.onTab(event.shiftKey ? -1 : 1, event);
      });
    }
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    save(events.onLeave);
  };

  const field = {
    'aria-label': label,
    value: text,
    most,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value);
    },
    onKeyDown: handleKeyDown,
  };

  return (
    <div className="flex min-w-56 flex-1 flex-wrap items-center gap-1.5" onBlur={handleBlur}>
      {keepsLines ? (
        <Textarea {...field} ref={focusAtEnd} rows={3} className="max-w-xl px-2 text-sm" />
      ) : (
        <Input {...field} ref={focusAtEnd} className="h-8 max-w-md px-2 text-sm" />
      )}
      {proposed !== null && (
        <Button
          size="sm"
          variant="outline"
          className="h-auto min-h-8 max-w-full text-left whitespace-normal"
          // The field keeps the focus until this is clicked.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            end(() => {
              events.onSave(proposed);
            });
          }}
        >
          Use the proposal: {proposed}
        </Button>
      )}
    </div>
  );
}

function focusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (!field || document.activeElement === field) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
}

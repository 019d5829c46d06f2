import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useOnce } from './use-once';
import { capturedTimeField, parseCapturedTime } from '../rows/captured-time';

interface ParticularTimeProps {
  /** "Time of photo 3" */
  label: string;
  value: string | null;
  onSave: (value: string | null) => void;
  onCancel: () => void;
  onLeave: (value: string | null) => void;
}

/** When the photo was taken. Tab moves through day, month and hour, then to the next control. */
export function ParticularTime({ label, value, onSave, onCancel, onLeave }: ParticularTimeProps) {
  const field = useRef<HTMLInputElement>(null);
  const end = useOnce();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  /** An incomplete time changes nothing. */
  const typed = () =>
    field.current?.validity.valid ? parseCapturedTime(field.current.value, value) : value;

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') end(onCancel);
    else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      end(() => {
        onSave(typed());
      });
    }
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    end(() => {
      onLeave(typed());
    });
  };

  return (
    <div
      className="flex flex-wrap items-center gap-1.5"
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <Input
        ref={field}
        type="datetime-local"
        aria-label={label}
        defaultValue={capturedTimeField(value)}
        max="2999-12-31T23:59"
        className="h-8 w-auto px-2 text-sm"
      />
      {value !== null && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            end(() => {
              onSave(null);
            });
          }}
        >
          Clear
        </Button>
      )}
    </div>
  );
}

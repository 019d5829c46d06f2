import { useId, type KeyboardEvent } from 'react';
import { Input } from '@/components/ui/input';
import { MAX_LOCATION } from '../../../../supabase/functions/_shared/contract';
import { CHOICES } from '../rows/word-names';
import type { RowWords, WordName } from '../schema';
import { RowChoice } from './row-choice';

interface RowParticularsProps {
  words: RowWords;
  number: number;
  locationError: string | undefined;
  isReadOnly: boolean;
  onType: (name: WordName, value: RowWords[WordName]) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What stands beside the three texts: what the row says, where, how serious, how soon. */
export function RowParticulars({
  words,
  number,
  locationError,
  isReadOnly,
  onType,
  onKeyDown,
}: RowParticularsProps) {
  const errorId = useId();
  const ofPhoto = `of photo ${String(number)}`;
  const choice = (name: 'outcome' | 'severity' | 'urgency', label: string) => ({
    label,
    name: `${label} ${ofPhoto}`,
    isReadOnly,
    onKeyDown,
    onChoose: (value: RowWords[WordName]) => {
      onType(name, value);
    },
  });
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1.2fr_1.6fr_1fr_1fr]">
      <RowChoice
        {...choice('outcome', 'Outcome')}
        value={words.outcome}
        choices={CHOICES.outcome}
      />
      <div className="min-w-0">
        <label className="block text-xs font-medium text-muted-foreground">
          Location
          <Input
            aria-label={`Location ${ofPhoto}`}
            aria-invalid={locationError ? true : undefined}
            aria-describedby={locationError ? errorId : undefined}
            value={words.location}
            maxLength={MAX_LOCATION}
            readOnly={isReadOnly}
            className="mt-1 h-9 px-2 text-sm font-normal pointer-coarse:h-11"
            onChange={({ target }) => {
              onType('location', target.value);
            }}
            onKeyDown={onKeyDown}
          />
        </label>
        {locationError && (
          <p id={errorId} role="alert" className="mt-1 text-sm text-destructive">
            {locationError}
          </p>
        )}
      </div>
      <RowChoice
        {...choice('severity', 'Severity')}
        value={words.severity}
        choices={CHOICES.severity}
        noneLabel="None"
      />
      <RowChoice
        {...choice('urgency', 'Urgency')}
        value={words.urgency}
        choices={CHOICES.urgency}
        noneLabel="None"
      />
    </div>
  );
}

import { useId, type KeyboardEvent } from 'react';
import { Input } from '@/components/ui/input';
import { MAX_LOCATION } from '../../../../supabase/functions/_shared/contract/limits';
import { type LevelName, particularChange } from './particulars';
import { CHOICES, WORD_NAMES } from '../rows/word-names';
import type { RowWords, WordName } from '../schema';
import { useReportParticulars } from './use-report-particulars';
import { RowChoice } from './row-choice';

type Particulars = Pick<RowWords, 'outcome' | 'location' | LevelName>;

export function pickParticulars(words: RowWords): Particulars {
  const { outcome, location, severity, urgency, rating } = words;
  return { outcome, location, severity, urgency, rating };
}

interface RowParticularsProps {
  reportId: string;
  words: Particulars;
  number: number;
  locationError: string | undefined;
  isReadOnly: boolean;
  onType: (name: WordName, value: RowWords[WordName]) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What stands beside the three texts: what the row says, where, how serious, how soon. */
export function RowParticulars({
  reportId,
  words,
  number,
  locationError,
  isReadOnly,
  onType,
  onKeyDown,
}: RowParticularsProps) {
  const errorId = useId();
  const ofPhoto = `of photo ${String(number)}`;
  const { names, levels } = useReportParticulars(reportId);
  const choice = (name: 'outcome' | LevelName) => ({
    label: WORD_NAMES[name],
    name: `${WORD_NAMES[name]} ${ofPhoto}`,
    isReadOnly,
    onKeyDown,
  });
  const level = (name: LevelName) => ({
    ...choice(name),
    value: words[name],
    choices: levels[name].flatMap(({ value, name: called }) =>
      value === null ? [] : [{ value, name: called }],
    ),
    noneLabel: 'None',
    onChoose: (value: string | null) => {
      onType(name, particularChange(name, value)[name] ?? null);
    },
  });
  const judged = names.includes('rating') ? 'rating' : 'severity';
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1.2fr_1.6fr_1fr_1fr]">
      <RowChoice
        {...choice('outcome')}
        value={words.outcome}
        choices={CHOICES.outcome}
        onChoose={(value) => {
          onType('outcome', value);
        }}
      />
      <div className="min-w-0">
        <label className="block text-xs font-medium text-muted-foreground">
          Location
          <Input
            aria-label={`Location ${ofPhoto}`}
            aria-invalid={locationError ? true : undefined}
            aria-describedby={locationError ? errorId : undefined}
            value={words.location}
            most={MAX_LOCATION}
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
      <RowChoice {...level(judged)} />
      <RowChoice {...level('urgency')} />
    </div>
  );
}

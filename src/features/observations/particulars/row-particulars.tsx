import { useId, type ChangeEvent, type KeyboardEvent } from 'react';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/cn';
import {
  ADDED_FIELDS,
  FINDING_FIELDS,
  findRowField,
  isFlag,
  isTyped,
  mostCharacters,
  pickFields,
  TEXT_FIELDS,
  type FindingField,
  type RowFieldName,
  type RowWords,
  type TextField,
  type TypedField,
} from '@shared/row-words';
import { FLAG_SET, particularChange, particularValue, type ReportParticulars } from './particulars';
import { listChoices, WORD_NAMES } from '../rows/word-names';
import { useReportParticulars } from './use-report-particulars';
import { RowChoice } from './row-choice';

type Name = Exclude<FindingField, TextField>;
type Particulars = Pick<RowWords, Name>;

const NAMES = FINDING_FIELDS.filter(
  (name): name is Name => !TEXT_FIELDS.some((text) => text === name),
);

export function pickParticulars(words: RowWords): Particulars {
  return pickFields(words, NAMES);
}

interface RowParticularsProps extends Omit<FieldProps, 'name' | 'levels'> {
  reportId: string;
}

/** Everything beside the three texts: outcome, location, severity, urgency and all added fields. */
export function RowParticulars({ reportId, ...row }: RowParticularsProps) {
  const { names, levels } = useReportParticulars(reportId);
  const judged = names.includes('rating') ? 'rating' : 'severity';
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1.2fr_1.6fr_1fr_1fr]">
      <RowChoice
        {...row}
        label={WORD_NAMES.outcome}
        name={`${WORD_NAMES.outcome} of photo ${String(row.number)}`}
        value={row.words.outcome}
        choices={listChoices('outcome')}
        onChoose={(value) => {
          row.onType('outcome', value);
        }}
      />
      {(['location', judged, 'urgency', ...ADDED_FIELDS] as const).map((name) => (
        <ParticularField key={name} {...row} name={name} levels={levels} />
      ))}
    </div>
  );
}

interface FieldProps {
  name: Exclude<Name, 'outcome'>;
  words: Particulars;
  number: number;
  errors: Partial<Record<RowFieldName, string>>;
  levels: ReportParticulars['levels'];
  isReadOnly: boolean;
  onType: (name: RowFieldName, value: RowWords[RowFieldName]) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function ParticularField({ name, words, levels, ...field }: FieldProps) {
  const { isReadOnly, onType, onKeyDown } = field;
  const called = `${WORD_NAMES[name]} of photo ${String(field.number)}`;
  const type = (value: string | null) => {
    onType(name, particularChange(name, value)[name] ?? null);
  };
  if (isTyped(name))
    return (
      <TypedParticular
        name={name}
        called={called}
        error={field.errors[name]}
        isReadOnly={isReadOnly}
        onKeyDown={onKeyDown}
        value={words[name]}
        onType={type}
      />
    );
  if (isFlag(name))
    return (
      <label className="mt-4 flex h-9 min-w-0 items-center gap-2 text-xs font-medium text-muted-foreground pointer-coarse:h-11">
        <input
          type="checkbox"
          role="switch"
          aria-label={called}
          checked={particularValue(name, words) !== null}
          disabled={isReadOnly}
          className="size-4 shrink-0 accent-signal"
          onChange={({ target }) => {
            type(target.checked ? FLAG_SET : null);
          }}
          onKeyDown={onKeyDown}
        />
        {WORD_NAMES[name]}
      </label>
    );
  return (
    <RowChoice
      label={WORD_NAMES[name]}
      name={called}
      value={particularValue(name, words)}
      choices={levels[name].flatMap((level) =>
        level.value === null ? [] : [{ value: level.value, name: level.name }],
      )}
      noneLabel="None"
      onChoose={type}
      isReadOnly={isReadOnly}
      onKeyDown={onKeyDown}
    />
  );
}

interface TypedParticularProps {
  name: TypedField;
  called: string;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onType: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function TypedParticular({ name, called, value, error, ...field }: TypedParticularProps) {
  const errorId = useId();
  const isText = findRowField(name).kind === 'text';
  const control = {
    'aria-label': called,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    value,
    most: mostCharacters(name),
    readOnly: field.isReadOnly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      field.onType(target.value);
    },
    onKeyDown: field.onKeyDown,
  };
  return (
    <div className={cn('min-w-0', isText && 'col-span-full')}>
      <label className="block text-xs font-medium text-muted-foreground">
        {WORD_NAMES[name]}
        {isText ? (
          <Textarea {...control} className="mt-1 px-2 text-sm font-normal" />
        ) : (
          <Input {...control} className="mt-1 h-9 px-2 text-sm font-normal pointer-coarse:h-11" />
        )}
      </label>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}

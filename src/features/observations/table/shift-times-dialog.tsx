import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { rowsGoingWith } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { capturedTimeField, capturedTimeText, shiftedTime } from '../rows/captured-time';
import { amountOf, minutesOf, type ShiftAmount, UNITS } from '../rows/shift-amount';

interface ShiftTimesDialogProps {
  /** All of the report's rows. */
  photos: readonly Observation[];
  /** The rows whose photos' times are to be shifted; null while none are. */
  shifting: readonly string[] | null;
  onShift: (rows: readonly Observation[], minutes: number) => void;
  onClose: () => void;
}

/** Asks by how much the clock of a camera was wrong, and shows what becomes of the first and the last time. */
export function ShiftTimesDialog({ photos, shifting, onShift, onClose }: ShiftTimesDialogProps) {
  const asked = shifting?.flatMap((id) => rowsGoingWith(photos, id)) ?? [];
  const timed = asked
    .filter(({ captured_at }) => capturedTimeText(captured_at) !== null)
    .toSorted((one, other) => (one.captured_at ?? '').localeCompare(other.captured_at ?? ''));
  const [first] = timed;
  return (
    <Dialog
      open={asked.length > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent aria-describedby={undefined} className="max-w-md">
        <DialogHeader>
          <DialogTitle>
            {first ? `Shift the ${timesOf(timed.length)}` : 'No times to shift'}
          </DialogTitle>
        </DialogHeader>
        {first ? (
          <ShiftForm
            {...{ photos, timed, first, onClose }}
            untimed={asked.length - timed.length}
            onShift={(minutes) => {
              onClose();
              onShift(timed, minutes);
            }}
          />
        ) : (
          <p className="text-sm">None of these photos has a time. Enter one in its row first.</p>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface ShiftFormProps {
  photos: readonly Observation[];
  /** By their times, the earliest first. */
  timed: readonly Observation[];
  first: Observation;
  /** How many photos have no time. */
  untimed: number;
  onShift: (minutes: number) => void;
  onClose: () => void;
}

function ShiftForm({ photos, timed, first, untimed, onShift, onClose }: ShiftFormProps) {
  const [amount, setAmount] = useState(() => amountOf(0));
  const [error, setError] = useState<string>();
  /** How often the amount was typed: the time that it makes of the first photo is then shown. */
  const [typed, setTyped] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const minutes = minutesOf(amount);
  const ends = timed.length > 1 ? [first, timed.at(-1) ?? first] : [first];
  const shifted = (row: Observation) => shiftedTime(row.captured_at, minutes ?? 0);
  const called = (row: Observation) =>
    `Photo ${String(photos.findIndex(({ id }) => id === row.id) + 1)}`;

  const change = (now: ShiftAmount) => {
    setAmount(now);
    setError(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(minutes, ends.map(shifted));
    if (fault === null && minutes !== null) onShift(minutes);
    else {
      setError(fault ?? undefined);
      form.current?.querySelector('input')?.focus();
    }
  };
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-muted-foreground">
        For a camera whose clock was wrong. The report does not know which camera took a photo:
        select the photos of one camera.
      </p>
      {untimed > 0 && <p className="text-sm">{withoutTime(untimed)}</p>}
      <AmountFields
        {...{ amount, error }}
        onChange={(now) => {
          change(now);
          setTyped(typed + 1);
        }}
      />
      <Field
        label={`${called(first)} was taken at`}
        hint="Or enter its right time: days, hours and minutes follow."
      >
        {(control) => (
          <Input
            {...control}
            key={typed}
            type="datetime-local"
            max="2999-12-31T23:59"
            defaultValue={capturedTimeField(shifted(first))}
            onChange={({ target }) => {
              change(amountOf(minutesTo(first, target.value)));
            }}
          />
        )}
      </Field>
      <div role="status" className="tabular text-sm">
        {ends.map((row) => (
          <p key={row.id}>
            {`${called(row)}: ${capturedTimeText(row.captured_at) ?? ''} → ${capturedTimeText(shifted(row)) ?? '?'}`}
          </p>
        ))}
      </div>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Shift times</Button>
      </DialogFooter>
    </form>
  );
}

interface AmountFieldsProps {
  amount: ShiftAmount;
  error: string | undefined;
  onChange: (amount: ShiftAmount) => void;
}

function AmountFields({ amount, error, onChange }: AmountFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-3 gap-3">
        {UNITS.map(({ name, label }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                aria-invalid={error !== undefined || undefined}
                inputMode="numeric"
                autoComplete="off"
                value={amount[name]}
                onChange={({ target }) => {
                  onChange({ ...amount, [name]: target.value });
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-destructive">
          {error}
        </p>
      )}
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <legend className="sr-only">Direction</legend>
        {DIRECTIONS.map(({ label, isLater }) => (
          <label key={label} className="flex cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="direction"
              className="size-4 accent-signal"
              checked={amount.isLater === isLater}
              onChange={() => {
                onChange({ ...amount, isLater });
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}

const DIRECTIONS = [
  { label: 'Later (the clock was slow)', isLater: true },
  { label: 'Earlier (it was fast)', isLater: false },
];

/** What is wrong with a shift, and what to do; null where nothing is. */
function faultOf(minutes: number | null, shifted: readonly (string | null)[]): string | null {
  if (minutes === null) {
    return 'Enter whole numbers: for an hour and a half, 1 hour and 30 minutes.';
  }
  if (minutes === 0) return 'Enter by how much: days, hours or minutes.';
  if (shifted.includes(null))
    return 'That is outside the years 1000 to 2999. Enter a smaller shift.';
  return null;
}

/** How far the time in the field is from the photo's; 0 for half a time. */
function minutesTo(row: Observation, field: string): number {
  const [from, to] = [capturedTimeField(row.captured_at), field].map((time) =>
    Date.parse(`${time}Z`),
  );
  return Math.round(((to ?? NaN) - (from ?? NaN)) / 60_000) || 0;
}

const timesOf = (count: number) =>
  count === 1 ? 'time of 1 photo' : `times of ${String(count)} photos`;

const withoutTime = (count: number) =>
  count === 1
    ? '1 photo has no time and stays without one.'
    : `${String(count)} photos have no time and stay without one.`;

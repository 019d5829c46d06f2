import { useState } from 'react';
import { Clock } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Observation } from '@/records/observation';
import { capturedTimeField, capturedTimeText, shiftedTime } from '../rows/captured-time';

interface ShiftTimesProps {
  /** All of the report's rows. */
  photos: readonly Observation[];
  selected: readonly Observation[];
  onShift: (rows: readonly Observation[], minutes: number) => void;
}

/** Shifts the times of photos whose camera had a wrong clock: the selected rows' and their further photos'. */
export function ShiftTimes({ photos, selected, onShift }: ShiftTimesProps) {
  const [isOpen, setOpen] = useState(false);
  const ids = new Set(selected.map(({ id }) => id));
  const asked = photos.filter(({ id, finding_id }) => ids.has(finding_id ?? id));
  const timed = asked.filter(({ captured_at }) => captured_at !== null);
  const left = asked.length - timed.length;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Shift times: ${String(selected.length)} selected`}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Clock aria-hidden />
        Shift times…
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title="Shift these times" className="max-w-md">
          <p className="text-sm text-muted-foreground">
            Which camera took a photo is not known: select the photos of one.
            {left > 0 &&
              ` Photos without a time (${String(left)} of ${String(asked.length)}) stay so.`}
          </p>
          <ShiftForm
            photos={photos}
            timed={timed}
            onShift={(minutes) => {
              setOpen(false);
              onShift(timed, minutes);
            }}
          />
        </DialogContent>
      </Dialog>
    </>
  );
}

interface ShiftFormProps {
  photos: readonly Observation[];
  timed: readonly Observation[];
  onShift: (minutes: number) => void;
}

function ShiftForm({ photos, timed, onShift }: ShiftFormProps) {
  const [parts, setParts] = useState(() => splitMinutes(0));
  /** The shift as last typed, previewed on the first photo. */
  const [shown, setShown] = useState(0);
  const minutes = sumMinutes(parts);
  const inTime = timed.toSorted((one, other) =>
    (one.captured_at ?? '') < (other.captured_at ?? '') ? -1 : 1,
  );
  const ends = inTime.filter((_, at) => at === 0 || at === inTime.length - 1);
  const [first] = ends;
  const called = ({ id }: Observation) =>
    `Photo ${String(photos.findIndex((row) => row.id === id) + 1)}`;
  const shifted = ({ captured_at }: Observation) => shiftedTime(captured_at, minutes);
  const fault = findFault(ends.map(shifted), minutes);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onShift(minutes);
      }}
    >
      <div className="grid grid-cols-3 gap-3">
        {UNITS.map(({ name }, unit) => (
          <Field key={name} label={name}>
            {(control) => (
              <Input
                {...control}
                type="number"
                value={parts[unit] || ''}
                onText={(text) => {
                  const typed = parts.with(unit, Number(text));
                  setParts(typed);
                  setShown(sumMinutes(typed));
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">
        A minus makes times earlier: −1 hour for a clock that was an hour fast.
      </p>
      {first && (
        <Field label={`Or: ${called(first)} was taken at`}>
          {(control) => (
            <Input
              {...control}
              key={shown}
              type="datetime-local"
              max="2999-12-31T23:59"
              defaultValue={capturedTimeField(shiftedTime(first.captured_at, shown))}
              onText={(text) => {
                setParts(splitMinutes(minutesTo(first.captured_at, text)));
              }}
            />
          )}
        </Field>
      )}
      <div role="status" className="tabular text-sm">
        {fault ??
          ends.map((row) => (
            <p key={row.id}>
              {`${called(row)}: ${capturedTimeText(row.captured_at) ?? ''} → ${capturedTimeText(shifted(row)) ?? ''}`}
            </p>
          ))}
      </div>
      <Button type="submit" disabled={fault !== null} className="justify-self-end">
        Shift times
      </Button>
    </form>
  );
}

/** A shift's error, with the remedy; null for none. */
function findFault(shifted: readonly (string | null)[], minutes: number): string | null {
  if (shifted.length === 0) return 'None of these photos has a time. Enter one in its row first.';
  if (minutes === 0) return 'Enter by how much, in whole days, hours and minutes.';
  return shifted.includes(null) ? 'That is outside the years 1000 to 2999: enter less.' : null;
}

/** In minutes; `left` is the maximum that the larger unit leaves. */
const UNITS = [
  { name: 'Days', each: 24 * 60, left: Infinity },
  { name: 'Hours', each: 60, left: 24 * 60 },
  { name: 'Minutes', each: 1, left: 60 },
];

const splitMinutes = (minutes: number) =>
  UNITS.map(({ each, left }) => Math.trunc((minutes % left) / each));

const sumMinutes = (parts: readonly number[]) =>
  UNITS.reduce((sum, { each }, unit) => sum + Math.round((parts[unit] ?? 0) * each), 0);

/** Minutes from the photo's time to the field's; 0 for an incomplete time. */
function minutesTo(before: string | null, field: string): number {
  const parseMinute = (time: string) => Date.parse(`${time}Z`) / 60_000;
  return parseMinute(field) - parseMinute(capturedTimeField(before)) || 0;
}

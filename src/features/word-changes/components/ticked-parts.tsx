import { Deleted, Inserted } from '@/components/word-diff';

interface TickedPartsProps {
  legend: string;
  parts: readonly {
    removed: string;
    added: string;
    /** Shown before the removed and added words. */
    lead?: string;
    /** Shown instead, where nothing was removed or added. */
    whenNone?: string;
  }[];
  isTaken: (index: number) => boolean;
  onTake: (index: number, isTaken: boolean) => void;
}

/** The parts of a changed text, each with a checkbox, ticked at first. */
export function TickedParts({ legend, parts, isTaken, onTake }: TickedPartsProps) {
  return (
    <fieldset className="space-y-1">
      <legend className="text-xs font-medium text-muted-foreground">{legend}</legend>
      {parts.map(({ removed, added, lead, whenNone }, index) => (
        <label key={index} className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-1 accent-signal"
            checked={isTaken(index)}
            onChange={({ target }) => {
              onTake(index, target.checked);
            }}
          />
          <span translate="no" className="min-w-0 wrap-anywhere whitespace-pre-wrap" dir="auto">
            {lead}
            {removed !== '' && <Deleted text={removed} />}{' '}
            {added !== '' && <Inserted text={added} />}
            {removed + added === '' && whenNone}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

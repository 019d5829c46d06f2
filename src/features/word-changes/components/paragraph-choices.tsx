import type { ParagraphEdit } from '../comparing/paragraph-edits';
import { Deleted, Inserted } from './word-diff';

interface ParagraphChoicesProps {
  edits: readonly ParagraphEdit[];
  isTaken: (index: number) => boolean;
  onTake: (index: number, isTaken: boolean) => void;
}

/** A section's edits, to be taken paragraph by paragraph. */
export function ParagraphChoices({ edits, isTaken, onTake }: ParagraphChoicesProps) {
  if (edits.length === 0) return null;
  return (
    <fieldset className="space-y-1">
      <legend className="text-xs font-medium text-muted-foreground">
        Paragraph by paragraph: take those that you want
      </legend>
      {edits.map(({ removed, added }, index) => (
        <label key={index} className="flex items-start gap-2 text-sm">
          <input
            type="checkbox"
            className="mt-1 accent-signal"
            checked={isTaken(index)}
            onChange={({ target }) => {
              onTake(index, target.checked);
            }}
          />
          <span className="min-w-0 wrap-anywhere whitespace-pre-wrap" dir="auto">
            {removed !== '' && <Deleted text={removed} />}{' '}
            {added !== '' && <Inserted text={added} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

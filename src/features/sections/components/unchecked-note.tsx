import { Button } from '@/components/ui/button';
import { localDay } from '@/lib/local-day';
import { listFindings } from '@/records/findings';
import type { Observation } from '@/records/observation';
import type { Language } from '@shared/languages/language';
import {
  findUncheckedParagraph,
  uncheckedNumbers,
  withUncheckedRows,
} from '@shared/unchecked-rows';

interface UncheckedNoteProps {
  text: string;
  rows: readonly Pick<
    Observation,
    'id' | 'finding_id' | 'element' | 'defect' | 'recommendation' | 'hand'
  >[];
  /** The report's language, for the updated paragraph. */
  language: Language;
  onChange: (text: string) => void;
}

/** Offers to update the paragraph about unchecked rows when it is out of date. */
export function UncheckedNote({ text, rows, language, onChange }: UncheckedNoteProps) {
  const found = findUncheckedParagraph(text);
  const numbers = uncheckedNumbers(
    listFindings(rows).map(({ row, photos }) => ({
      ...row,
      photos: photos.map(({ number }) => number),
      isChecked: row.hand !== null && row.hand !== 'proposed',
    })),
  );
  if (!found || found.names(numbers)) return null;
  const isRest = numbers.length > 0;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground">
      <p className="py-1">
        {isRest
          ? 'Other rows are unchecked than this text says.'
          : 'Every row is checked now, and this text still says otherwise.'}
      </p>
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          onChange(withUncheckedRows(text, numbers, localDay(new Date()), language));
        }}
      >
        {isRest ? 'Update the paragraph' : 'Remove the paragraph'}
      </Button>
    </div>
  );
}

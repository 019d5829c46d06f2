import { leftOverText } from '@/document/word/compare/change-name';
import type { LeftOver } from '@/document/word/compare/word-change';

interface LeftOverListProps {
  leftOver: readonly LeftOver[];
  rowIds: readonly string[];
}

/** Lists changes in Word that have no place in the report, with their words, to make by hand. */
export function LeftOverList({ leftOver, rowIds }: LeftOverListProps) {
  const groups = [
    { name: 'In the document', own: leftOver.filter((one) => !one.rowId && !one.isOnPages) },
    { name: 'In rows', own: leftOver.filter(({ rowId }) => rowId) },
    { name: 'In headers and footers', own: leftOver.filter(({ isOnPages }) => isOnPages) },
  ].filter(({ own }) => own.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="left-over" className="space-y-3 rounded-lg border bg-card p-4">
      <h2 id="left-over" className="font-medium">
        Also changed in Word, not brought back ({leftOver.length})
      </h2>
      <p className="text-sm text-muted-foreground">
        The report has no field for these. Copy what you need from the Word file.
      </p>
      {groups.map(({ name, own }) => (
        <details key={name} open={own.length <= MOST_OPEN}>
          <summary className="cursor-pointer text-sm font-medium">
            {name} ({own.length})
          </summary>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-sm wrap-anywhere">
            {own.map((one, index) => (
              <li translate="no" key={index} dir="auto">
                {leftOverText(one, rowIds)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** More would push the changes themselves off the screen. */
const MOST_OPEN = 12;

import { Link } from 'react-router';
import { rowAddress } from '@/features/observations/schema';
import type { OpenRow } from '@/document/model/row-check';

interface RowNumbersProps {
  reportId: string;
  rows: readonly OpenRow[];
}

/** "photos 3, 5 and 9", each number a link to its row on the observations screen. */
export function RowNumbers({ reportId, rows }: RowNumbersProps) {
  return (
    <>
      {rows.length === 1 ? 'photo ' : 'photos '}
      {rows.map(({ id, number }, index) => (
        <span key={id}>
          {index > 0 && (index === rows.length - 1 ? ' and ' : ', ')}
          <Link
            to={rowAddress({ id, report_id: reportId })}
            aria-label={`Photo ${number} on the observations screen`}
            className="font-medium underline underline-offset-2 hover:text-signal pointer-coarse:px-1 pointer-coarse:py-2"
          >
            {number}
          </Link>
        </span>
      ))}
    </>
  );
}

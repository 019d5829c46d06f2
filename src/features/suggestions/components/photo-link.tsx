import { Link } from 'react-router';
import { rowAddress } from '@/features/observations/schema';
import type { NumberedRow } from '../offers/offers';

/** Leads to the row of a photo. */
export function PhotoLink({ row, number }: NumberedRow) {
  return (
    <Link
      to={rowAddress(row)}
      className="tabular font-medium text-signal underline underline-offset-4"
    >
      Photo {number}
    </Link>
  );
}

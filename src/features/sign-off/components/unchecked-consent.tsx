import { Link } from 'react-router';
import { rowAddress } from '@/features/observations/schema';
import { SigningConsent } from './signing-consent';

interface UncheckedConsentProps {
  reportId: string;
  rows: readonly { id: string; number: number }[];
  isGiven: boolean;
  onGive: (given: boolean) => void;
}

/** Names the rows that no person has accepted, edited or written; nothing where there are none. */
export function UncheckedConsent({ reportId, rows, isGiven, onGive }: UncheckedConsentProps) {
  if (rows.length === 0) return null;
  return (
    <SigningConsent label="I sign with these rows unchecked" isGiven={isGiven} onGive={onGive}>
      {'Nobody has accepted, edited or written these rows: '}
      {rows.map(({ id, number }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link className="underline" to={rowAddress({ id, report_id: reportId })}>
            {`Photo ${number}`}
          </Link>
        </span>
      ))}
      {'. Signed as they are, the report names them as not checked.'}
    </SigningConsent>
  );
}

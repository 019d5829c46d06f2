import { Link } from 'react-router';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { rowAddress } from '@/features/observations/schema';

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
    <Alert variant="warning">
      <AlertDescription className="space-y-3">
        <p className="tabular max-h-40 overflow-y-auto">
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
        </p>
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1 size-4"
            checked={isGiven}
            onChange={({ target }) => {
              onGive(target.checked);
            }}
          />
          I sign with these rows unchecked
        </label>
      </AlertDescription>
    </Alert>
  );
}

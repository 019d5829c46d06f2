import type { ReactNode } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';

interface SigningConsentProps {
  /** The faults to consent to. */
  children: ReactNode;
  label: string;
  isGiven: boolean;
  onGive: (given: boolean) => void;
}

/** Lists faults, and asks whether to sign all the same. */
export function SigningConsent({ children, label, isGiven, onGive }: SigningConsentProps) {
  return (
    <Alert variant="warning">
      <AlertDescription className="space-y-3">
        <div className="tabular max-h-40 overflow-y-auto">{children}</div>
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1 size-4"
            checked={isGiven}
            onChange={({ target }) => {
              onGive(target.checked);
            }}
          />
          {label}
        </label>
      </AlertDescription>
    </Alert>
  );
}

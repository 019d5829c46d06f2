import { useState, useEffect, useRef } from 'react';
import { SignUpForm } from './sign-up-form';
import { Check } from 'lucide-react';

/** The form, then thanks. */
export function SignUp() {
  const [hasJoined, setHasJoined] = useState(false);
  return hasJoined ? (
    <ThankYou />
  ) : (
    <SignUpForm
      onSuccess={() => {
        setHasJoined(true);
      }}
    />
  );
}

function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="border-l-2 border-signal py-1 pl-5">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg font-semibold">
        <Check aria-hidden className="size-5 text-signal" />
        Thank you
      </h3>
      <p className="mt-2 text-muted-foreground">
        Your address is on the early-access list. We write when there is something to say, and for
        nothing else.
      </p>
    </div>
  );
}

import { useState } from 'react';
import { ThankYou } from './thank-you';
import { SignUpForm } from './sign-up-form';

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

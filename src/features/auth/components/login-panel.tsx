import { useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { LoginForm } from './login-form';
import { useConfig } from '@/lib/use-config';
import { LinkSent } from './link-sent';

interface LoginPanelProps {
  linkError: string | null;
  initialEmail?: string;
}

/** Sign-in without a password: the form, then where the mail went. */
export function LoginPanel({ linkError, initialEmail = '' }: LoginPanelProps) {
  const [email, setEmail] = useState(initialEmail);
  const [isSent, setSent] = useState(false);
  const settings = useConfig();

  if (isSent) {
    return (
      <LinkSent
        email={email}
        onTryDifferent={() => {
          setSent(false);
        }}
      />
    );
  }
  return (
    <>
      <h1 className="text-2xl font-semibold">Sign in to Plumbline</h1>
      <p className="mt-2 mb-8 text-muted-foreground">
        {settings?.isByInvitation
          ? 'No password. We mail you a link that signs you in. Accounts here are by invitation.'
          : 'No password. We mail you a link that signs you in; a first visit makes your account.'}
      </p>
      {linkError && (
        <Alert variant="destructive" className="mb-6">
          <AlertTitle>The sign-in link did not work</AlertTitle>
          <AlertDescription>
            {linkError}. Ask for a new link below; each one works once, for a short time.
          </AlertDescription>
        </Alert>
      )}
      <LoginForm
        initialEmail={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
    </>
  );
}

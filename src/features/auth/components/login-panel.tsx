import { useState, useEffect, useRef } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { useConfig } from '@/lib/use-config';
import { LinkSent } from './link-sent';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { requestMagicLink } from '../mutations';
import { EmailInput } from './email-input';

interface LoginPanelProps {
  linkError: string | null;
  initialEmail?: string;
}

/** Sign-in without a password: the form, then where the mail was sent. */
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

interface LoginFormProps {
  initialEmail: string;
  onSent: (email: string) => void;
}

function LoginForm({ initialEmail, onSent }: LoginFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // There is nothing else to do on this screen.
  useEffect(() => {
    field.current?.focus();
  }, []);

  const send = useOneAtATime(async () => {
    setSending(true);
    const failure = await requestMagicLink(email.trim());
    setSending(false);
    if (failure) {
      toast.error('Error', failure);
      return 'refused';
    }
    toast.neutral('Magic link sent!', 'Check your email for the login link.');
    onSent(email.trim());
    return 'finished';
  });

  return (
    <Form onSubmit={send} className="space-y-5">
      <Field label="Email">
        {(control) => (
          <EmailInput
            {...control}
            ref={field}
            placeholder="you@practice.com"
            value={email}
            onText={setEmail}
          />
        )}
      </Field>
      <Button type="submit" busy={isSending} className="w-full">
        {isSending ? 'Sending...' : 'Send magic link'}
      </Button>
    </Form>
  );
}

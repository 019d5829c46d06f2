import { useEffect, useRef } from 'react';
import { MailCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { CodeForm } from './code-form';
import { useConfig } from '@/lib/use-config';

interface LinkSentProps {
  email: string;
  onTryDifferent: () => void;
}

export function LinkSent({ email, onTryDifferent }: LinkSentProps) {
  const settings = useConfig();
  const mailbox = settings?.mailbox && new URL(settings.mailbox, window.location.origin).href;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <MailCheck aria-hidden className="size-7 text-signal" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl font-semibold">
        Check your email
      </h1>
      <p className="mt-2 text-muted-foreground">
        {settings?.isByInvitation ? (
          <>
            If <Address email={email} /> may sign in here, a link is on its way to it. Open it on
            this device or any other.
          </>
        ) : (
          <>
            A sign-in link is on its way to <Address email={email} />. Open it on this device or any
            other.
          </>
        )}
      </p>
      {settings?.isByInvitation && (
        <p className="mt-4 border-l-2 border-signal pl-3 text-sm">
          No mail after a few minutes? Accounts here are by invitation: ask an administrator of this
          Plumbline to invite your address.
        </p>
      )}
      {mailbox && (
        <p className="mt-4 border-l-2 border-signal pl-3 text-sm">
          This copy keeps its mail at{' '}
          <a
            href={mailbox}
            target="_blank"
            rel="noreferrer"
            className="font-medium wrap-anywhere text-signal underline underline-offset-4"
          >
            {mailbox}
          </a>
          .
        </p>
      )}
      <CodeForm sentTo={email} />
      <Button variant="ghost" className="mt-4 w-full" onClick={onTryDifferent}>
        Try different email
      </Button>
    </>
  );
}

function Address({ email }: { email: string }) {
  return (
    <strong translate="no" className="font-medium wrap-anywhere text-foreground">
      {email}
    </strong>
  );
}

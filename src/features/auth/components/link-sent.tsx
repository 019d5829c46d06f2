import { useEffect, useRef, useState } from 'react';
import { MailCheck } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { loadConfig } from '@/lib/config';

interface LinkSentProps {
  email: string;
  onTryDifferent: () => void;
}

export function LinkSent({ email, onTryDifferent }: LinkSentProps) {
  const mailbox = useMailbox();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <MailCheck aria-hidden className="size-7 text-signal" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl font-semibold">
        Check your email
      </h1>
      <p className="mt-2 text-muted-foreground">
        A sign-in link is on its way to{' '}
        <strong className="font-medium wrap-anywhere text-foreground">{email}</strong>. Open it on
        this device or any other.
      </p>
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
      <Button variant="outline" className="mt-8 w-full" onClick={onTryDifferent}>
        Try different email
      </Button>
    </>
  );
}

/** Full address of the page that shows mails this host keeps; null where mails are really sent. */
function useMailbox(): string | null {
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadConfig()
      .then((config) => {
        if (!isMounted || config.mailbox === null) return;
        setMailbox(new URL(config.mailbox, window.location.origin).href);
      })
      .catch((error: unknown) => {
        console.warn('The settings could not be read', error);
      });
    return () => {
      isMounted = false;
    };
  }, []);
  return mailbox;
}

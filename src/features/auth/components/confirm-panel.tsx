import { useState } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useAuth } from '@/lib/auth-context';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import type { MailedLink } from '../link/mailed-link';

/**
 * Uses a mailed link on a click: mail scanners open addresses too, and a link opened by another person's doing must not
 * change who is signed in here.
 */
export function ConfirmPanel({ link }: { link: MailedLink }) {
  const { user, signOut, signInWithLink } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  // A link works once: a second use would report a failure.
  const signIn = useOneAtATime(async () => {
    setBusy(true);
    setFailure(null);
    if (user) await signOut();
    setFailure(await signInWithLink(link));
    setBusy(false);
    return 'finished';
  });

  return (
    <>
      <h1 className="text-2xl font-semibold">Sign in to Plumbline</h1>
      <p className="mt-2 text-muted-foreground">
        {link.email ? (
          <>
            This link signs you in as{' '}
            <strong translate="no" className="font-medium wrap-anywhere text-foreground">
              {link.email}
            </strong>{' '}
            on this device.
          </>
        ) : (
          'This link signs you in on this device.'
        )}
      </p>
      {user && (
        <p className="mt-4 border-l-2 border-signal pl-3 text-sm">
          You are signed in as{' '}
          <span translate="no" className="font-medium wrap-anywhere">
            {user.email}
          </span>
          . Going on ends that session here; nothing of it is lost.
        </p>
      )}
      {failure && (
        <Alert variant="destructive" className="mt-6">
          <AlertTitle>The sign-in link did not work</AlertTitle>
          <AlertDescription>{failure}</AlertDescription>
        </Alert>
      )}
      {failure ? (
        <Button asChild className="mt-8 w-full">
          <Link to="/login" state={{ email: link.email }}>
            Ask for a new link
          </Link>
        </Button>
      ) : (
        <Button
          className="mt-8 w-full"
          busy={isBusy}
          onClick={() => {
            signIn();
          }}
        >
          {isBusy ? 'Signing in...' : 'Sign in'}
        </Button>
      )}
      {!failure && (
        <p className="mt-4 text-sm text-muted-foreground">
          You did not ask for this link? Close this page; nobody is signed in without the button.
        </p>
      )}
    </>
  );
}

import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { CodeForm } from './code-form';

/** A link that lost its end, and with it its token: explains that, and offers the other way in. */
export function LinkWithoutToken() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Sign in to Plumbline</h1>
      <Alert variant="destructive" className="mt-6">
        <AlertTitle>The sign-in link came without its end</AlertTitle>
        <AlertDescription>
          A mail program or gateway cut off what follows the “#”, so the link signs nobody in. Type
          the code from the same mail, in the browser in which you asked for it.
        </AlertDescription>
      </Alert>
      <CodeForm />
      <p className="mt-4 text-sm text-muted-foreground">
        No code at hand?{' '}
        <Link to="/login" className="font-medium text-signal underline underline-offset-4">
          Ask for a new link
        </Link>
      </p>
    </>
  );
}

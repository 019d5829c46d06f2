import { useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { useAuth } from '@/lib/auth-context';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { EmailInput } from './email-input';

/** Signs in with the code of a mail; without `sentTo` it also asks for the address. */
export function CodeForm({ sentTo }: { sentTo?: string }) {
  const { signInWithCode } = useAuth();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = useOneAtATime(async () => {
    setBusy(true);
    const why = await signInWithCode((sentTo ?? email).trim(), code);
    setFailure(why);
    setBusy(false);
    return why === null ? 'finished' : 'refused';
  });
  return (
    <Form className="mt-8 space-y-5" onSubmit={signIn}>
      {failure && (
        <Alert variant="destructive">
          <AlertTitle>The code did not work</AlertTitle>
          <AlertDescription>{failure}</AlertDescription>
        </Alert>
      )}
      {sentTo === undefined && (
        <Field label="Email">
          {(control) => <EmailInput {...control} value={email} onText={setEmail} />}
        </Field>
      )}
      <Field label="Code from the mail">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            onText={setCode}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" busy={isBusy} className="w-full">
        {isBusy ? 'Signing in...' : 'Sign in with the code'}
      </Button>
    </Form>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { requestMagicLink } from '../mutations';
import { EmailInput } from './email-input';

interface LoginFormProps {
  initialEmail: string;
  onSent: (email: string) => void;
}

export function LoginForm({ initialEmail, onSent }: LoginFormProps) {
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
            onChange={(event) => {
              setEmail(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={isSending} className="w-full">
        {isSending ? 'Sending...' : 'Send magic link'}
      </Button>
    </Form>
  );
}

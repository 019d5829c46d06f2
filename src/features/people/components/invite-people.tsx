import { useState } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { readAddresses } from '../invitations/read-addresses';
import { useInvite } from '../mutations';
import type { Invited, People } from '../schema';
import { useCopy } from '@/components/use-copy';

/** The sign-up setting in words. */
const MODES: Record<People['mode'], string> = {
  open: 'Anybody with a mail address can make an account here, invited or not. The setting SIGN_UP bounds that.',
  invited: 'Only addresses that were invited can make an account here.',
  domain: 'Addresses of your own domains can make an account here, and those that were invited.',
};

export function InvitePeople({ mode }: { mode: People['mode'] }) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Invited | null>(null);
  const { mutate, isPending } = useInvite();
  const addresses = readAddresses(text);

  const invite = () => {
    mutate(addresses, {
      onSuccess: (invited) => {
        setAnswer(invited);
        setText(invited.refused.join('\n'));
      },
      onError: (error) => {
        toast.error(
          'Not everybody was invited',
          `${errorMessage(error)} The list below shows who is.`,
        );
      },
    });
  };
  return (
    <section aria-labelledby="invite-people">
      <h2 id="invite-people" className="text-lg font-semibold">
        Invite people
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">{MODES[mode]}</p>
      <Form
        className="mt-4 max-w-xl space-y-3"
        onSubmit={() => {
          if (addresses.length > 0) invite();
        }}
      >
        <Field label="Addresses" hint="One or many: one a line, or separated by commas.">
          {(control) => (
            <Textarea {...control} rows={3} spellCheck={false} value={text} onText={setText} />
          )}
        </Field>
        <Button type="submit" busy={isPending} disabled={addresses.length === 0}>
          {addresses.length > 1 ? `Invite ${String(addresses.length)} people` : 'Invite'}
        </Button>
      </Form>
      <div role="status" className="max-w-xl">
        {answer && <Outcome answer={answer} />}
      </div>
    </section>
  );
}

function Outcome({ answer: { invited, known, refused } }: { answer: Invited }) {
  const said = [
    invited.length === 1 && 'One person is invited.',
    invited.length > 1 && `${String(invited.length)} people are invited.`,
    known.length > 0 && `Invited before, or here already: ${known.join(', ')}.`,
    refused.length > 0 && `No mail addresses: ${refused.join(', ')}.`,
  ].filter(Boolean);
  return (
    <div className="mt-4 space-y-3">
      <Alert variant={refused.length > 0 ? 'warning' : 'default'}>
        <AlertDescription className="wrap-anywhere">{said.join(' ')}</AlertDescription>
      </Alert>
      {invited.length > 0 && <TellThem addresses={invited} />}
    </div>
  );
}

/** A mail program accepts about two thousand characters. */
const MOST_IN_A_MAIL = 40;

/** Sends no mail itself: a sign-in link lasts an hour, an invitation until it is used. */
function TellThem({ addresses }: { addresses: readonly string[] }) {
  const { copied, copy } = useCopy();
  const text = `You can sign in to Plumbline: open ${window.location.origin}/login and enter this mail address. You get a link by mail; there is no password.`;
  const encoded = addresses
    .map((address) => encodeURIComponent(address).replace('%40', '@'))
    .join(',');
  const to = addresses.length === 1 ? encoded : `?bcc=${encoded}`;
  const query = `${to.includes('?') ? '&' : '?'}subject=${encodeURIComponent('Plumbline')}&body=${encodeURIComponent(text)}`;
  return (
    <div className="space-y-3 border-l-2 border-signal pl-3 text-sm">
      <p>Plumbline mails nobody unasked. Tell them:</p>
      <blockquote className="text-muted-foreground wrap-anywhere">{text}</blockquote>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copy(text)}>
          {copied === text ? 'Copied' : 'Copy'}
        </Button>
        {addresses.length <= MOST_IN_A_MAIL && (
          <Button asChild variant="outline" size="sm">
            <a href={`mailto:${to}${query}`}>Write a mail</a>
          </Button>
        )}
      </div>
    </div>
  );
}

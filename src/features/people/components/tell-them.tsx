import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/use-copy';

/** A mail program's window takes about two thousand characters. */
const MOST_IN_A_MAIL = 40;

/** Nobody is mailed unasked: a sign-in link lives for an hour, and an invitation for as long as it takes. */
export function TellThem({ addresses }: { addresses: readonly string[] }) {
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

import { useEffect, useState } from 'react';
import { loadConfig } from '@/lib/config';

/** Full address of the page that shows mails this host keeps; null where mails are really sent. */
export function useMailbox(): string | null {
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

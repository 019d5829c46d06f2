import { isLoopbackAddress } from '@supabase/lite';
import { BadSetting } from './bad-setting.ts';

export interface Exposure {
  host: string;
  /** The address at which people reach this host, where it differs from its own. */
  publicUrl: string | null;
  /** True when a proxy in front sets X-Forwarded-For to the visitor's address. */
  isBehindProxy: boolean;
  mail: { smtpUrl: string; from: string } | null;
  /** True when unsent mails can be read at /mailbox on this machine. */
  hasMailbox: boolean;
}

/** True for names and addresses of this machine that other machines cannot reach. */
export function isLoopbackName(name: string): boolean {
  const plain = name.replace(/^\[(.*)\]$/, '$1');
  return plain === 'localhost' || isLoopbackAddress(plain);
}

/** The reason why other machines can reach this host; null when they cannot. */
export function reachedByOthers({ host, publicUrl, isBehindProxy }: Exposure): string | null {
  if (!isLoopbackName(host)) return `HOST is ${host}`;
  if (publicUrl !== null && !isLoopbackName(new URL(publicUrl).hostname)) {
    return `PUBLIC_URL is ${publicUrl}`;
  }
  return isBehindProxy ? 'TRUST_PROXY is true' : null;
}

/**
 * Throws BadSetting for a host that others can reach without a mail server: its mails would be
 * shown on a page, and anyone who reads that could sign in as anybody.
 */
export function assertMailsAreSent(exposure: Exposure): void {
  const reason = exposure.mail ? null : reachedByOthers(exposure);
  if (reason === null) return;
  throw new BadSetting(
    `The setting SMTP_URL is missing: ${reason}, so others reach this host, and their sign-in links must be mailed.`,
  );
}

/** Tells at the start where sign-in links are kept and who can read them; null where they are mailed. */
export function unsentMailsLine(
  { mail, hasMailbox }: Pick<Exposure, 'mail' | 'hasMailbox'>,
  localUrl: string,
): string | null {
  if (mail) return null;
  if (!hasMailbox) return 'No sign-in links are sent: MAILBOX is off and SMTP_URL is not set.';
  return `Sign-in links wait at ${localUrl}/mailbox. Whoever can send requests from this machine can read them and sign in as anybody, also through a proxy or tunnel that passes requests on unchanged. To close it, set SMTP_URL, or MAILBOX=off.`;
}

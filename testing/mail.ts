import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE_MS } from './patience-ms.ts';

/** The link in the newest mail to this address, read from the host's mailbox; null where none came yet. */
export async function newestLink(url: string, email: string): Promise<string | null> {
  const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  return /https?:\S+/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[0] ?? null;
}

/**
 * The same, once there is another than the one that was there before: where not everybody may have an account, a link
 * is answered before it is mailed.
 */
export async function mailedLink(
  url: string,
  email: string,
  before: string | null = null,
): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const link = await newestLink(url, email);
    if (link !== null && link !== before) return link;
    await pause(100);
  }
  throw new Error(`No mail with a link came for ${email}`);
}

/** The code in the newest mail to this address, which has come. */
export async function mailedCode(url: string, email: string): Promise<string> {
  await mailedLink(url, email);
  const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  return /link: (\d{8})\n/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
}

/** Reads the token in a mailed link. */
export function readTokenHash(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
}

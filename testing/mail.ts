/** The link in the newest mail to this address, read from the host's mailbox. */
export async function mailedLink(url: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  const link = /https?:\S+/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[0];
  if (!link) throw new Error(`No mail with a link came for ${email}`);
  return link;
}

/** What a mailed link carries to the page that it leads to. */
export function tokenHashIn(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
}

export interface MailedLink {
  tokenHash: string;
  /** Whom the link says it signs in; null when it does not say. */
  email: string | null;
}

/**
 * The sign-in link in an address, which carries it behind the '#', where no server and no log sees it. Null when there
 * is none. A '+' is a plus sign: mail addresses have it.
 */
export function readMailedLink(url: URL): MailedLink | null {
  const parts = new Map(
    url.hash
      .replace(/^#/, '')
      .split('&')
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name, decoded(value.join('='))];
      }),
  );
  const tokenHash = parts.get('token_hash');
  if (!tokenHash || !/^[\w-]{16,256}$/.test(tokenHash)) return null;
  const email = parts.get('email');
  return { tokenHash, email: email?.includes('@') ? email : null };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

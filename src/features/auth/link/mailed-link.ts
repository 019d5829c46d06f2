export interface MailedLink {
  tokenHash: string;
  /** The address that the link says it is for; null where it names none. */
  email: string | null;
}

/**
 * Reads the sign-in link from an address's hash, which no server and no log sees. Null for none. A '+' is a plus sign,
 * as in mail addresses.
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

/** Reads the error that a failed sign-in link carries in the address; null when there is none. */
export function readLinkError(url: URL): string | null {
  const parts = new URLSearchParams(url.hash.replace(/^#/, ''));
  for (const [name, value] of url.searchParams) {
    if (!parts.has(name)) parts.set(name, value);
  }
  const code = parts.has('error_code') ? 'The sign-in link could not be used.' : null;
  return parts.get('error_description') ?? parts.get('error') ?? code;
}

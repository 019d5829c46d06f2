/** Reads a failed sign-in link's error from the address; null for none. */
export function readLinkError(url: URL): string | null {
  const parts = new URLSearchParams(url.hash.replace(/^#/, ''));
  for (const [name, value] of url.searchParams) {
    if (!parts.has(name)) parts.set(name, value);
  }
  const code = parts.has('error_code') ? 'The sign-in link could not be used.' : null;
  return parts.get('error_description') ?? parts.get('error') ?? code;
}

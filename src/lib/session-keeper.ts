/** Entries that the browser has no room for, kept while the page is open. */
const kept = new Map<string, string>();

/**
 * The client's storage for a session. Without room in the browser, a sign-in or renewal would fail after its link or
 * token is spent; a damaged entry would be a session that nobody can ever renew.
 */
export const sessionKeeper = {
  getItem(key: string): string | null {
    const text = kept.get(key) ?? window.localStorage.getItem(key);
    try {
      if (text !== null) JSON.parse(text);
      return text;
    } catch {
      this.removeItem(key);
      return null;
    }
  },
  setItem(key: string, text: string): void {
    try {
      window.localStorage.setItem(key, text);
      kept.delete(key);
    } catch {
      // The stored one is outdated.
      this.removeItem(key);
      kept.set(key, text);
    }
  },
  removeItem(key: string): void {
    kept.delete(key);
    window.localStorage.removeItem(key);
  },
};

/** Entries that the browser has no room for; they last as long as the page. */
const kept = new Map<string, string>();

/**
 * The client's storage for a session. Without room in the browser, a sign-in whose link is spent would fail, or a
 * renewal whose token is; a damaged entry would be a session for ever that nobody can renew.
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
      // The one that is stored is over.
      this.removeItem(key);
      kept.set(key, text);
    }
  },
  removeItem(key: string): void {
    kept.delete(key);
    window.localStorage.removeItem(key);
  },
};

/** What the browser has no room for, which lasts as long as the page. */
const kept = new Map<string, string>();

/**
 * Where the client keeps a session. A browser without room would otherwise fail a sign-in whose link is spent, or a
 * renewal whose token is; and what is damaged would be a session for ever that nobody can renew.
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

/**
 * True when the browser refuses to keep anything for this address: no session would outlast the tab, and no draft a
 * reload.
 */
export function isSiteDataBlocked(): boolean {
  try {
    // Null where a web view has no storage; otherwise asking is what is refused.
    return !(window.localStorage as Storage | null) || !(window.sessionStorage as Storage | null);
  } catch {
    return true;
  }
}

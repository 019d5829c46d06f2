/** True when the browser stores nothing for this site: no session would outlast the tab, and no draft a reload. */
export function isSiteDataBlocked(): boolean {
  try {
    // Null where a web view has no storage; elsewhere access itself is refused.
    return !(window.localStorage as Storage | null) || !(window.sessionStorage as Storage | null);
  } catch {
    return true;
  }
}

import { isSiteDataBlocked } from './site-data';

/**
 * Whether a session may exist: one is stored, under the client's default key, which is derived from the
 * backend's host. When this is false the visitor is signed out, and the client need not be loaded to
 * know it.
 */
export function isSessionStored(): boolean {
  if (isSiteDataBlocked()) return false;
  return Object.keys(window.localStorage).some((key) => /^sb-.+-auth-token/.test(key));
}

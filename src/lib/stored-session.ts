import { isSiteDataBlocked } from './site-data';

/**
 * True when a session is stored, under the client's default key, which includes the backend's host. When false the
 * visitor is signed out, known without loading the client.
 */
export function isSessionStored(): boolean {
  if (isSiteDataBlocked()) return false;
  return Object.keys(window.localStorage).some((key) => /^sb-.+-auth-token/.test(key));
}

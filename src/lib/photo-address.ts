import { PUBLIC_PHOTO_PATH } from '../../supabase/functions/_shared/contract';
import { knownConfig } from './config';

/**
 * Where a stored photo is served now. A row keeps the public URL under which its photo was uploaded;
 * when the deployment has moved since (another port, a name of its own), the path in our bucket
 * still holds. Any other URL is given back as it is.
 */
export function photoAddress(stored: string, backend = knownConfig()?.supabaseUrl): string {
  const at = stored.indexOf(PUBLIC_PHOTO_PATH);
  return at < 0 || !backend ? stored : backend.replace(/\/$/, '') + stored.slice(at);
}

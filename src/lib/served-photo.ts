import {
  photoAddresses,
  type PhotoAddresses,
} from '../../supabase/functions/_shared/photo-address';
import { knownConfig } from './config';

/** Where this deployment serves a stored photo and its rendition now, for what a screen shows. */
export function servedPhoto(stored: string): PhotoAddresses {
  return photoAddresses(stored, knownConfig()?.supabaseUrl);
}

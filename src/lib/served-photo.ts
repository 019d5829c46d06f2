import { photoAddresses, type PhotoAddresses } from '@shared/photo-address';
import { knownConfig } from './config';

/** The URLs at which this deployment serves a stored photo and its rendition, for screens. */
export function servedPhoto(stored: string): PhotoAddresses {
  return photoAddresses(stored, knownConfig()?.supabaseUrl);
}

import { boundAnswer } from '@shared/bytes-from-elsewhere';
import { refusePage } from './refuse-page';

/** As fetch, for a photo or what may be one: reading it rejects once more has come than the storage takes. */
export async function fetchFile(url: string, init?: RequestInit): Promise<Response> {
  return boundAnswer(refusePage(await fetch(url, init)), 'photoStream');
}

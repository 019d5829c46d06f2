import { boundAnswer } from '@shared/bytes-from-elsewhere';
import { refusePage } from './refuse-page';

/** Fetches a possible photo: reading the body rejects once it exceeds the storage's limit. */
export async function fetchFile(url: string, init?: RequestInit): Promise<Response> {
  return boundAnswer(refusePage(await fetch(url, init)), 'photoStream');
}

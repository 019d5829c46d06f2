import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * A file's SHA-256 as lower-case hex. Browsers offer it only over https and on localhost; a host reached by plain http
 * on a site's network needs the library, which is slower.
 */
export async function hashFile(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // The types promise it; an insecure page has none.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes);
  return bytesToHex(digest);
}

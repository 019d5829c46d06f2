import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const LENGTH = 8;

/** Eight letters and digits that stand for a text: about 41 bits, for a person's own texts enough. */
export function textHash(text: string): string {
  const bytes = sha256(utf8ToBytes(text)).subarray(0, 6);
  const number = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return number.toString(36).padStart(LENGTH, '0').slice(-LENGTH);
}

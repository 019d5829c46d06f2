/** Arguments of one call: more than a stack holds are millions. */
const AT_ONCE = 0x8000;

/** The bytes of a base64 text. Throws for what is none. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  // Uint8Array.from with a function takes twenty times as long, which a file of megabytes shows.
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
}

/** Bytes as a base64 text, in one line. */
export function base64OfBytes(bytes: Uint8Array): string {
  let characters = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    characters += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  }
  return btoa(characters);
}

/** Characters that some file system refuses, that are invisible, or that no name can hold. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}\\/:*?"<>|]+/gu;
/** Windows device names, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Code points; at four bytes each they stay below file systems' 255 bytes. */
const MAX_LENGTH = 60;

/** Makes a text a valid file or folder name on any system; `otherwise` when nothing is left. */
export function safeName(text: string, otherwise: string): string {
  const cleaned = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ');
  const cut = Array.from(trimmed(cleaned)).slice(0, MAX_LENGTH).join('');
  const name = trimmed(cut) || otherwise;
  return DEVICE.test(name) ? `_${name}` : name;
}

/** The file extension of a picture's media type. */
export function endingOfType(mediaType: string): string {
  return mediaType === 'image/jpeg' ? 'jpg' : mediaType.replace('image/', '');
}

/** Trims spaces and dots: Windows drops trailing ones, other systems hide names with leading dots. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/gu, '');
}

/**
 * Returns a function that makes names unique: a repeated one gets a number before its extension, 'Roof (2)'. Names that
 * differ only in case are equal on Windows and macOS.
 */
export function createNames(): (name: string, ending?: string) => string {
  const taken = new Set<string>();
  return (name, ending = '') => {
    let unique = name + ending;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      unique = `${name} (${count})${ending}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  };
}

/** Characters that some file system refuses, that nobody sees, or that no file can be named with. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}\\/:*?"<>|]+/gu;
/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Code points; at four bytes each they stay below the 255 bytes that file systems take. */
const MAX_LENGTH = 60;

/** A text as the name of one file or folder on any system; `otherwise` when nothing of it can stay. */
export function safeName(text: string, otherwise: string): string {
  const cleaned = text.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ');
  const cut = Array.from(trimmed(cleaned)).slice(0, MAX_LENGTH).join('');
  const name = trimmed(cut) || otherwise;
  return DEVICE.test(name) ? `_${name}` : name;
}

/** The ending of a picture's file, by its media type. */
export function endingOfType(mediaType: string): string {
  return mediaType === 'image/jpeg' ? 'jpg' : mediaType.replace('image/', '');
}

/** Without blanks and dots at either end: Windows drops them behind, others hide what begins with one. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/gu, '');
}

/**
 * Gives each name once: a name that was given before gets a number before its ending, 'Roof (2)'.
 * Names that differ only in case are one on Windows and macOS.
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

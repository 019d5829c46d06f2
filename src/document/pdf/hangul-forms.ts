const HANGUL = /\p{Script=Hangul}+/gu;

/**
 * The ways to write a text: syllables of Korean whole, or as their letters. They mean the same, and a font may have
 * the characters of one way only.
 */
export const listForms = (text: string): string[] =>
  text.search(HANGUL) === -1
    ? [text]
    : ['NFC', 'NFD'].map((form) => text.replace(HANGUL, (letters) => letters.normalize(form)));

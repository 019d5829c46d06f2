const HANGUL = /\p{Script=Hangul}+/gu;

/**
 * The forms of a text: Korean syllables composed, or decomposed into letters. They mean the same, and a font may
 * support only one.
 */
export const listForms = (text: string): string[] =>
  text.search(HANGUL) === -1
    ? [text]
    : ['NFC', 'NFD'].map((form) => text.replace(HANGUL, (letters) => letters.normalize(form)));

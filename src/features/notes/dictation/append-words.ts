import { MAX_NOTE } from '@shared/contract/limits';
import { tooManyCharacters } from '@shared/text/count-characters';

/** Japanese has no spaces between utterances. */
const ENDS_WITHOUT_SPACE = /(?:^|\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、])$/u;

/** Appends dictated words to the text, and tells if the note is full. */
export function appendWords(text: string, heard: string): { text: string; isFull: boolean } {
  const whole = `${text}${ENDS_WITHOUT_SPACE.test(text) ? '' : ' '}${heard}`;
  return { text: whole, isFull: tooManyCharacters(whole, MAX_NOTE) !== null };
}

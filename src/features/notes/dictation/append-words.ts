import { MAX_NOTE } from '@shared/contract/limits';
import { tooManyCharacters } from '@shared/text/count-characters';

/** Japanese sets no spaces between what is said in one breath and in the next. */
const ENDS_WITHOUT_SPACE = /(?:^|\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、])$/u;

/** The text with what was heard after it; whether a note holds no more. */
export function appendWords(text: string, heard: string): { text: string; isFull: boolean } {
  const whole = `${text}${ENDS_WITHOUT_SPACE.test(text) ? '' : ' '}${heard}`;
  return { text: whole, isFull: tooManyCharacters(whole, MAX_NOTE) !== null };
}

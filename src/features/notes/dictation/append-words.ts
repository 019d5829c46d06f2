import { MAX_NOTE } from '../../../../supabase/functions/_shared/contract/limits';

/** Japanese sets no spaces between what is said in one breath and in the next. */
const ENDS_WITHOUT_SPACE = /(?:^|\s|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、])$/u;

/** The text with what was heard after it, as far as a note is long; whether all of it fitted in. */
export function appendWords(text: string, heard: string): { text: string; isFull: boolean } {
  const whole = `${text}${ENDS_WITHOUT_SPACE.test(text) ? '' : ' '}${heard}`;
  const letters = [...whole];
  return { text: letters.slice(0, MAX_NOTE).join(''), isFull: letters.length > MAX_NOTE };
}

import { renumberTexts } from '@shared/renumber-photos';
import type { TakenOut } from '@shared/contract/stored';

/** A removed sentence, with its photos' current numbers. */
export function takenOutOfToday(
  { quote, after, photo_refs, reason }: TakenOut,
  order: readonly string[],
): Omit<TakenOut, 'photo_refs'> {
  return { ...renumberTexts({ quote, after }, photo_refs, order).texts, reason };
}

/** Puts a sentence back after the one it followed, or at the end where that is gone. */
export function putBack(text: string, { quote, after }: Pick<TakenOut, 'quote' | 'after'>): string {
  if (text.trim() === '') return quote;
  if (after === '') return `${quote}${glue(quote)}${text}`;
  const found = text.lastIndexOf(after);
  if (found < 0) return `${text.trimEnd()}\n\n${quote}`;
  const at = found + after.length;
  return `${text.slice(0, at)}${glue(after)}${quote}${text.slice(at)}`;
}

const glue = (before: string) => (/[。！？]$/u.test(before) ? '' : ' ');

import { renumberTexts } from '../../../../supabase/functions/_shared/renumber-photos';

/** Puts a text from the numbers of the export into those that the photos have now. */
export function todaysNumbers(exported: readonly string[], today: readonly string[]) {
  const bindings = Object.fromEntries(exported.map((id, index) => [index + 1, id]));
  const isSame = exported.every((id, index) => today[index] === id);
  return (text: string): string =>
    isSame ? text : renumberTexts({ text }, bindings, today).texts.text;
}

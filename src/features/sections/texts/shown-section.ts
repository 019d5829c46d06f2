import { bindPhotos, renumberPhotos, type RenumberedText } from '@shared/renumber-photos';
import { isSameText, type BoundText, type StoredSection, type TypedText } from '@/records/section';

export interface ShownSection extends RenumberedText {
  /** The shown text differs from the stored one. */
  isChanged: boolean;
  /** The stored text was changed elsewhere since the person began to type. */
  isOvertaken: boolean;
}

const NOTHING: BoundText = { paragraph: '', photo_refs: {} };

/** A section as its field shows it: what is typed, else what is stored, with the numbers of today. */
export function shownSection(
  stored: StoredSection | null,
  typed: TypedText | null,
  order: readonly string[],
): ShownSection {
  const inPlace = renumbered(stored ?? NOTHING, order);
  if (!typed) return { ...inPlace, isChanged: false, isOvertaken: false };
  const shown = renumbered(typed, order);
  const isChanged = shown.text !== inPlace.text;
  const isOvertaken = isChanged && !isSameText(stored, typed.base);
  return { ...shown, isChanged, isOvertaken };
}

/** The text typed into a field that showed `shown`, with the meaning of its numbers on this screen. */
export function typedText(
  text: string,
  shown: ShownSection,
  base: StoredSection | null,
  order: readonly string[],
): TypedText {
  return { paragraph: text, photo_refs: bindPhotos(text, order, shown.bindings), base };
}

/** A field's shown text, in the form to save. */
export function asShown(
  shown: ShownSection,
  base: StoredSection | null,
  order: readonly string[],
): TypedText {
  return typedText(shown.text, shown, base, order);
}

/** Two texts with the numbers of today, no name meaning another photo in one than in the other. */
export function sideBySide(first: BoundText, second: BoundText, order: readonly string[]) {
  const one = renumbered(first, order);
  const other = renumbered(apart(renumbered(second, order)), order);
  const known = { ...other.bindings, ...one.bindings };
  return {
    first: one.text,
    second: other.text,
    /** A text made of both, with what its numbers and names mean. */
    bind: (text: string): BoundText => ({
      paragraph: text,
      photo_refs: bindPhotos(text, order, known),
    }),
  };
}

/** Both texts, one after the other, each number and name meaning what it meant in its own. */
export function bothTexts(
  first: BoundText,
  second: BoundText,
  order: readonly string[],
): BoundText {
  const texts = sideBySide(first, second, order);
  return texts.bind(`${texts.first}\n\n${texts.second}`);
}

/** With names of deleted photos that no other text has. */
function apart({ text, bindings }: RenumberedText): BoundText {
  const other = (name: string) =>
    name.replace(/^deleted(?: (\d+))?$/, (_, count = '1') => `deleted ${1000 + Number(count)}`);
  return {
    paragraph: text.replace(/\[(deleted(?: \d+)?)\]/g, (_, name: string) => `[${other(name)}]`),
    photo_refs: Object.fromEntries(Object.entries(bindings).map(([name, id]) => [other(name), id])),
  };
}

function renumbered({ paragraph, photo_refs }: BoundText, order: readonly string[]) {
  return renumberPhotos(paragraph, photo_refs, order);
}

import { bindPhotos, renumberPhotos, type RenumberedText } from '@shared/renumber-photos';
import { isSameText, type BoundText, type StoredSection, type TypedText } from '@/records/section';

export interface ShownSection extends RenumberedText {
  /** The shown text differs from the stored one. */
  isChanged: boolean;
  /** The stored text was changed elsewhere since typing began. */
  isOvertaken: boolean;
}

const NOTHING: BoundText = { paragraph: '', photo_refs: {} };

/** A section as its field shows it: the typed text, else the stored one, in current numbers. */
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

/** The text typed into a field that showed `shown`, with its numbers' meaning on this screen. */
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

/** Two texts in current numbers, with names that mean the same photo in both. */
export function sideBySide(first: BoundText, second: BoundText, order: readonly string[]) {
  const one = renumbered(first, order);
  const other = renumbered(apart(renumbered(second, order)), order);
  const known = { ...other.bindings, ...one.bindings };
  return {
    first: one.text,
    second: other.text,
    /** Binds a text merged from both to the photos of its numbers and names. */
    bind: (text: string): BoundText => ({
      paragraph: text,
      photo_refs: bindPhotos(text, order, known),
    }),
  };
}

/** Joins both texts; each number and name keeps its meaning. */
export function bothTexts(
  first: BoundText,
  second: BoundText,
  order: readonly string[],
): BoundText {
  const texts = sideBySide(first, second, order);
  return texts.bind(`${texts.first}\n\n${texts.second}`);
}

/** Gives deleted photos names that are unique to this text. */
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

import { renumberTexts } from '../../../../supabase/functions/_shared/renumber-photos';
import { listParagraphs, plainText, type Piece, type WordBlock } from './word-blocks';

/** As many as a report can have: a number beyond is no photo's. */
export const MOST_PHOTOS = 2000;

/**
 * Word and LibreOffice renumber captions when rows are moved or removed, and the references to them;
 * a person types the numbers that they see. What came back is put into the numbers of the export.
 */
export interface PhotoNumbers {
  resolve: (pieces: readonly Piece[]) => Piece[];
  toExported: (text: string) => string;
}

/**
 * What each caption shows, by the number that its photo was exported with. `numberOf`: the number that a row
 * had when it was exported.
 */
export function shownNumbers(
  blocks: readonly WordBlock[],
  numberOf: (id: string) => number | null,
): [exported: number, shown: number][] {
  const shown = new Map<number, number>();
  for (const paragraph of listParagraphs(blocks)) {
    const caption = paragraph.marks.find(({ kind }) => kind === 'row' || kind === 'photo');
    const exported = caption ? numberOf(caption.id) : null;
    if (exported === null || shown.has(exported)) continue;
    const digits = lastNumberIn(plainText(paragraph));
    if (digits !== '') shown.set(exported, Number(digits));
  }
  return [...shown];
}

export function photoNumbers(captions: readonly [exported: number, shown: number][]): PhotoNumbers {
  const shown = new Map(captions);
  // A photo whose row was deleted in Word gets a number that no caption shows.
  let unused = Math.max(0, ...shown.values());
  const captioned = new Set(shown.keys());
  const numberNow = (exported: number) => {
    const known = shown.get(exported);
    if (known !== undefined) return known;
    unused += 1;
    shown.set(exported, unused);
    return unused;
  };
  const hasNoCaption = (exported: number) => !captioned.has(exported);
  let known = numbersIn(shown);
  return {
    resolve: (pieces) => withShownNumbers(pieces, { numberNow, hasNoCaption }),
    toExported: (text) => {
      // Resolving may have given numbers to photos without a caption.
      if (known.count !== shown.size) known = numbersIn(shown);
      const { isAsExported, bindings, order } = known;
      return isAsExported ? text : renumberTexts({ text }, bindings, order).texts.text;
    },
  };
}

function numbersIn(shown: ReadonlyMap<number, number>) {
  const now = [...shown];
  return {
    count: now.length,
    isAsExported: now.every(([exported, number]) => exported === number),
    bindings: Object.fromEntries(now.map(([exported, number]) => [number, `${exported}`])),
    order: Array.from({ length: Math.max(0, ...shown.keys()) }, (_, index) => String(index + 1)),
  };
}

/** The last figures of a text, '' where it has none. Goes over it once: a pattern would try each figure again. */
function lastNumberIn(text: string): string {
  const isFigure = (index: number) => /\d/u.test(text.charAt(index));
  let end = text.length;
  while (end > 0 && !isFigure(end - 1)) end -= 1;
  let start = end;
  while (start > 0 && isFigure(start - 1)) start -= 1;
  return text.slice(start, end);
}

interface Captions {
  numberNow: (exported: number) => number;
  /** Whether its row is not in the file any more. */
  hasNoCaption: (exported: number) => boolean;
}

/**
 * A link that shows the number of its photo, the old or the new one, shows the new one: whether the
 * program has brought its fields up to date is chance. Any other number was typed over it.
 */
function withShownNumbers(
  pieces: readonly Piece[],
  { numberNow, hasNoCaption }: Captions,
): Piece[] {
  const resolved: Piece[] = [];
  let index = 0;
  while (index < pieces.length) {
    const link = pieces[index]?.link ?? null;
    let end = index + 1;
    while (link && pieces[end]?.link === link) end += 1;
    const group = pieces.slice(index, end);
    if (!link) resolved.push(...group);
    else if (isBroken(group, link) && hasNoCaption(link.photo))
      resolved.push({ text: `${numberNow(link.photo)}`, isBold: group[0]?.isBold ?? false, link });
    else resolved.push(...showing(group, link.photo, numberNow(link.photo)));
    index = end;
  }
  return resolved;
}

function showing(group: Piece[], exported: number, now: number): Piece[] {
  const text = group.map((piece) => piece.text).join('');
  const digits = lastNumberIn(text);
  if (digits === '') return group;
  if (Number(digits) !== exported || exported === now) return group;
  // The number is the last thing that a link says, in a run of its own.
  const last = group.findLastIndex((piece) => piece.text.includes(digits));
  return group.map((piece, index) =>
    index === last ? { ...piece, text: piece.text.replace(digits, String(now)) } : piece,
  );
}

/** Programs write a sentence of their own in place of a number whose bookmark is gone. */
function isBroken(group: Piece[], { isNumber }: NonNullable<Piece['link']>): boolean {
  const text = group.map((piece) => piece.text).join('');
  return isNumber && text.trim() !== '' && !/\d/u.test(text);
}

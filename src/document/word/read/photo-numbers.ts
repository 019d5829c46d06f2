import { renumberTexts } from '@shared/renumber-photos';
import { readCaption } from './read-caption';
import { listParagraphs, type Piece, type WordBlock } from './word-blocks';

/** The most photos of a report: a higher number is no photo's. */
export const MOST_PHOTOS = 2000;

/**
 * Word and LibreOffice renumber captions, and references to them, when rows are moved or removed; people type the
 * numbers that they see. This converts the file's numbers to those of the export.
 */
export interface PhotoNumbers {
  resolve: (pieces: readonly Piece[]) => Piece[];
  toExported: (text: string) => string;
}

const CAPTIONS: ReadonlySet<string> = new Set(['row', 'photo', 'caption']);

/**
 * Maps each exported photo number to the one that its caption now shows, or to itself. `findNumber` gives a row's
 * number at its export.
 */
export function shownNumbers(
  blocks: readonly WordBlock[],
  findNumber: (id: string) => number | null,
): [exported: number, shown: number][] {
  const shown = new Map<number, number>();
  for (const paragraph of listParagraphs(blocks)) {
    const caption = paragraph.bookmarks.find(({ kind }) => CAPTIONS.has(kind));
    const exported = caption ? findNumber(caption.id) : null;
    // A photo on a page of its own is counted there; its row repeats the number.
    if (exported === null || (shown.has(exported) && caption?.kind !== 'caption')) continue;
    shown.set(exported, readCaption(paragraph).number ?? exported);
  }
  return [...shown];
}

export function photoNumbers(captions: readonly [exported: number, shown: number][]): PhotoNumbers {
  const shown = believed(captions);
  const written = new Map(captions);
  // A photo whose row was deleted in Word gets an unused number.
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
  let known = bindNumbers(shown);
  return {
    resolve: (pieces) => withShownNumbers(pieces, { numberNow, hasNoCaption, written }),
    toExported: (text) => {
      // Resolving may have numbered photos without a caption.
      if (known.count !== shown.size) known = bindNumbers(shown);
      const { isAsExported, bindings, order } = known;
      return isAsExported ? text : renumberTexts({ text }, bindings, order).texts.text;
    },
  };
}

function bindNumbers(shown: ReadonlyMap<number, number>) {
  const now = [...shown];
  return {
    count: now.length,
    isAsExported: now.every(([exported, number]) => exported === number),
    bindings: Object.fromEntries(now.map(([exported, number]) => [number, `${exported}`])),
    order: Array.from({ length: Math.max(0, ...shown.keys()) }, (_, index) => String(index + 1)),
  };
}

/** Ignores a number that several captions show: it was overtyped, or not all were updated. */
function believed(captions: readonly [exported: number, shown: number][]): Map<number, number> {
  const times = new Map<number, number>();
  for (const [, shown] of captions) times.set(shown, (times.get(shown) ?? 0) + 1);
  const isOne = ([, shown]: readonly [number, number]) => times.get(shown) === 1;
  const found = new Map(captions.filter(isOne));
  const taken = new Set(found.values());
  for (const [exported] of captions)
    if (!found.has(exported) && !taken.has(exported)) found.set(exported, exported);
  return found;
}

const findFirstNumber = (text: string) => /\d+/u.exec(text)?.[0] ?? '';

interface Captions {
  numberNow: (exported: number) => number;
  /** Tells that the row is no longer in the file. */
  hasNoCaption: (exported: number) => boolean;
  written: ReadonlyMap<number, number>;
}

/**
 * A link that shows its photo's old or new number shows the new one: programs may or may not have updated their fields.
 * Any other number was typed over it.
 */
function withShownNumbers(
  pieces: readonly Piece[],
  { numberNow, hasNoCaption, written }: Captions,
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
    else {
      const old = [link.photo, written.get(link.photo) ?? link.photo];
      resolved.push(...showing(group, old, numberNow(link.photo)));
    }
    index = end;
  }
  return resolved;
}

function showing(group: Piece[], old: readonly number[], now: number): Piece[] {
  const digits = findFirstNumber(group.map((piece) => piece.text).join(''));
  if (digits === '' || Number(digits) === now || !old.includes(Number(digits))) return group;
  const own = group.findIndex((piece) => piece.text.includes(digits));
  return group.map((piece, index) =>
    index === own ? { ...piece, text: piece.text.replace(digits, String(now)) } : piece,
  );
}

/** Programs replace a number whose bookmark is gone with an error text. */
function isBroken(group: Piece[], { isNumber }: NonNullable<Piece['link']>): boolean {
  const text = group.map((piece) => piece.text).join('');
  return isNumber && text.trim() !== '' && !/\d/u.test(text);
}

import bidiFactory from 'bidi-js';
import { correctBidiClass, KNOWN_BRACKETS, LATER_MIRRORED } from './bidi-corrections';

const bidi = bidiFactory();

type Class = ReturnType<typeof bidi.getBidiCharTypeName>;

/** A character of one UTF-16 unit for each class, to replace longer or corrected characters. */
const SHORT = {
  L: 'a',
  R: '\u05d0',
  AL: '\u0627',
  NSM: '\u0300',
  BN: '\u00ad',
  EN: '1',
  AN: '\u0661',
  ES: '+',
  ET: '%',
  CS: ',',
  ON: '*',
  WS: ' ',
} satisfies Partial<Record<Class, string>>;

function findStandIn(character: string): string {
  const bracket = KNOWN_BRACKETS.get(character);
  if (bracket) return bracket;
  const corrected = correctBidiClass(character);
  if (corrected) return SHORT[corrected];
  if (character.length === 1) return character;
  const short: Partial<Record<Class, string>> = SHORT;
  return short[bidi.getBidiCharTypeName(character)] ?? SHORT.ON;
}

/** The level of each UTF-16 unit. The library treats units as characters: longer ones are replaced. */
export function resolveLevels(paragraph: string, isRightToLeft: boolean): Uint8Array {
  const characters = Array.from(paragraph);
  const short = characters.map(findStandIn).join('');
  const { levels } = bidi.getEmbeddingLevels(short, isRightToLeft ? 'rtl' : 'ltr');
  return Uint8Array.from(
    characters.flatMap((one, at) => new Array<number>(one.length).fill(levels[at] ?? 0)),
  );
}

/** Invisible at a line's end. */
const TRAILING = new Set<Class>(['WS', 'S', 'B', 'BN', 'LRI', 'RLI', 'FSI', 'PDI']);

/** Rule L1: trailing spaces of a line take the paragraph's direction. Changes `levels`. */
export function resetTrailingLevels(
  line: string,
  levels: Uint8Array,
  isRightToLeft: boolean,
): Uint8Array {
  for (let at = line.length - 1; at >= 0; at -= 1) {
    if (!TRAILING.has(bidi.getBidiCharTypeName(line.charAt(at)))) break;
    levels[at] = isRightToLeft ? 1 : 0;
  }
  return levels;
}

/** Rule L4: the mirrored character, such as `)` for `(`; a character without one is itself. */
export const mirrorCharacter = (character: string): string =>
  LATER_MIRRORED.get(character) ?? bidi.getMirroredCharacter(character) ?? character;

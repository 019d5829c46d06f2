import { findChild, isOn, listElements, readValue, type XmlElement } from './xml-tree';

/** Limits circular inheritance, which occurs in files put together by hand. */
const LONGEST_CHAIN = 12;

export const styleId = (style: XmlElement): string => style.attributes['w:styleId'] ?? '';

/** In lower case: programs vary in case. */
export const styleName = (style: XmlElement): string =>
  (readValue(style, 'w:name') ?? '').toLowerCase();

/** The styles of a part; none where the file has no such part. */
export const allStyles = (part: XmlElement | undefined): XmlElement[] =>
  part ? listElements(part).filter(({ name }) => name === 'w:style') : [];

/** Finds a style by id, followed by those it inherits from; empty for an unknown id. */
export function styleChains(
  part: XmlElement | undefined,
): (id: string | undefined) => XmlElement[] {
  const styles = new Map(allStyles(part).map((style) => [styleId(style), style]));
  return (id) => {
    const chain: XmlElement[] = [];
    for (let next = id; next !== undefined && chain.length < LONGEST_CHAIN;) {
      const style = styles.get(next);
      if (!style) break;
      chain.push(style);
      next = readValue(style, 'w:basedOn');
    }
    return chain;
  };
}

/**
 * The level of a heading, 1 for the highest, 0 for none: by Word's name for it or the outline level, whichever the
 * style or the nearest ancestor has.
 */
export function headingLevel(chain: readonly XmlElement[]): number {
  for (const style of chain) {
    const [, digit] = /^heading (\d)$/u.exec(styleName(style)) ?? [];
    if (digit !== undefined) return Number(digit);
    const outline = readValue(findChild(style, 'w:pPr'), 'w:outlineLvl');
    // Level nine is body text.
    if (outline !== undefined) return Number(outline) < 9 ? Number(outline) + 1 : 0;
  }
  return 0;
}

/** The level of a paragraph's heading by its style: 1 for the highest, 0 for none. */
export type FindLevel = (paragraph: XmlElement) => number;

export function headingLevels(styles: XmlElement): FindLevel {
  const findChain = styleChains(styles);
  return (paragraph) => {
    if (paragraph.name !== 'w:p') return 0;
    return headingLevel(findChain(readValue(findChild(paragraph, 'w:pPr'), 'w:pStyle')));
  };
}

/** A style's effect on its text, inherited properties included. */
export interface WordStyle {
  /** 1 for "Heading 1"; 0 for no heading. */
  heading: number;
  isBold: boolean;
  numbering: { list: string; level: number } | null;
}

export type FindStyle = (id: string | undefined) => WordStyle;

export function readStyles(part: XmlElement | undefined): FindStyle {
  const findChain = styleChains(part);
  const known = new Map<string | undefined, WordStyle>();
  return (id) => {
    const style = known.get(id) ?? readStyle(findChain(id));
    known.set(id, style);
    return style;
  };
}

function readStyle(chain: readonly XmlElement[]): WordStyle {
  const nearest = <T>(read: (style: XmlElement) => T | undefined): T | undefined => {
    for (const style of chain) {
      const found = read(style);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const numbering = (style: XmlElement) => findChild(findChild(style, 'w:pPr'), 'w:numPr');
  return {
    heading: headingLevel(chain),
    isBold: nearest((style) => isOn(findChild(style, 'w:rPr'), 'w:b')) ?? false,
    numbering: nearest(numbering)
      ? {
          list: nearest((style) => readValue(numbering(style), 'w:numId')) ?? '',
          level: Number(nearest((style) => readValue(numbering(style), 'w:ilvl')) ?? 0),
        }
      : null,
  };
}

interface ListLevel {
  format: string;
  /** As in Word: '%1.', '%1)'. */
  text: string;
  start: number;
}

export interface ListItem {
  level: 0 | 1 | 2;
  /** '-' for a bullet, otherwise the number as printed: '3.', 'b)'. */
  marker: string;
}

/** Returns a list paragraph's next item; each call counts. Null where the list has no marker. */
export type NextItem = (list: string, level: number) => ListItem | null;

const HAS_NO_MARKER = ['none', undefined];

/** Counts a file's lists as Word does: by their definition, deeper levels restarting. */
export function countLists(numbering: XmlElement | undefined): NextItem {
  const definitions = new Map<string, Levels>();
  const lists = new Map<string, { definition: string; overrides: Levels }>();
  for (const part of numbering ? listElements(numbering) : []) {
    if (part.name === 'w:abstractNum')
      definitions.set(part.attributes['w:abstractNumId'] ?? '', readLevels(part, 'w:lvl'));
    if (part.name === 'w:num')
      lists.set(part.attributes['w:numId'] ?? '', {
        definition: readValue(part, 'w:abstractNumId') ?? '',
        overrides: readLevels(part, 'w:lvlOverride'),
      });
  }
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (list, depth) => {
    const { definition = '', overrides } = lists.get(list) ?? {};
    const override = overrides?.get(String(depth));
    const found = findListLevel(override, definitions.get(definition)?.get(String(depth)));
    if (!found || HAS_NO_MARKER.includes(found.format)) return null;
    const level = Math.min(depth, 2) as ListItem['level'];
    const counted = counts.get(definition) ?? [];
    counts.set(definition, counted);
    if (found.format === 'bullet') {
      // Deeper levels restart after a bullet as after a number.
      counted.length = Math.min(counted.length, depth + 1);
      return { level, marker: '-' };
    }
    // Another list of the same definition continues the count, unless it sets its start.
    const isFirst =
      !begun.has(`${list} ${depth}`) && findChild(override, 'w:startOverride') !== undefined;
    begun.add(`${list} ${depth}`);
    const last = isFirst ? undefined : counted[depth];
    counted[depth] = last === undefined ? found.start : last + 1;
    counted.length = depth + 1;
    return { level, marker: formatMarker(found, counted[depth]) };
  };
}

/** Elements by level; Word has nine. */
type Levels = ReadonlyMap<string, XmlElement>;

function readLevels(part: XmlElement, name: string): Levels {
  const levels = new Map<string, XmlElement>();
  for (const child of listElements(part)) {
    const level = child.attributes['w:ilvl'] ?? '';
    if (child.name === name && /^[0-8]$/u.test(level) && !levels.has(level))
      levels.set(level, child);
  }
  return levels;
}

function findListLevel(
  override: XmlElement | undefined,
  defined: XmlElement | undefined,
): ListLevel | null {
  const found = findChild(override, 'w:lvl') ?? defined;
  if (!found) return null;
  const start = readValue(override, 'w:startOverride') ?? readValue(found, 'w:start') ?? '1';
  return {
    format: readValue(found, 'w:numFmt') ?? 'decimal',
    text: readValue(found, 'w:lvlText') ?? '',
    start: Number(start) || 0,
  };
}

/** In the forms of typed text: '1.', '1)', 'a)'. */
function formatMarker({ format, text }: ListLevel, count: number): string {
  const sign = text.trim().endsWith(')') ? ')' : '.';
  const letter = count >= 1 && count <= 26 ? String.fromCharCode(96 + count) : null;
  if (format === 'lowerLetter' && letter) return `${letter})`;
  if (format === 'upperLetter' && letter) return `${letter.toUpperCase()})`;
  // A number typed into the definition prints unchanged: each item has its own.
  const [fixed] = /^(?:\d{1,3}[.)]|[A-Za-z]\))$/u.exec(text.trim()) ?? [];
  return fixed ?? `${count}${sign}`;
}

import { findChild, listElements, readValue, type XmlElement } from './xml-tree';

/** Styles that rest on one another in a circle occur in files that were put together by hand. */
const LONGEST_CHAIN = 12;

export const styleId = (style: XmlElement): string => style.attributes['w:styleId'] ?? '';

/** In lower case: programs write the same name differently. */
export const styleName = (style: XmlElement): string =>
  (readValue(style, 'w:name') ?? '').toLowerCase();

/** The styles of a part; none where a file has no such part. */
export const allStyles = (part: XmlElement | undefined): XmlElement[] =>
  part ? listElements(part).filter(({ name }) => name === 'w:style') : [];

/** Gives a style by its id with those that it rests on behind it; nothing for an id that no style has. */
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
 * The level of a heading, 1 for the highest, 0 for what is none: by Word's own name for it or by the outline
 * level, whichever the style itself or the nearest that it rests on has.
 */
export function headingLevel(chain: readonly XmlElement[]): number {
  for (const style of chain) {
    const [, digit] = /^heading (\d)$/u.exec(styleName(style)) ?? [];
    if (digit !== undefined) return Number(digit);
    const outline = readValue(findChild(style, 'w:pPr'), 'w:outlineLvl');
    // Nine is the level of plain text.
    if (outline !== undefined) return Number(outline) < 9 ? Number(outline) + 1 : 0;
  }
  return 0;
}

/** The level of a paragraph's heading by its style: 1 for the highest, 0 for what is none. */
export type LevelOf = (paragraph: XmlElement) => number;

export function headingLevels(styles: XmlElement): LevelOf {
  const chainOf = styleChains(styles);
  return (paragraph) => {
    if (paragraph.name !== 'w:p') return 0;
    return headingLevel(chainOf(readValue(findChild(paragraph, 'w:pPr'), 'w:pStyle')));
  };
}

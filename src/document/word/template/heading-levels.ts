import { childOf, elementsOf, valueOf, type XmlElement } from './xml-tree';

/** The level of a heading by its style: 1 for the highest, 0 for what is none. */
export type LevelOf = (paragraph: XmlElement) => number;

/** Reads a document's styles for what is a heading: by its name, else by the level that it names. */
export function headingLevels(styles: XmlElement): LevelOf {
  const levels = new Map(
    elementsOf(styles).map((style) => [style.attributes['w:styleId'] ?? '', levelIn(style)]),
  );
  return (paragraph) => {
    if (paragraph.name !== 'w:p') return 0;
    const properties = childOf(paragraph, 'w:pPr');
    return levels.get(valueOf(properties, 'w:pStyle') ?? '') ?? 0;
  };
}

function levelIn(style: XmlElement): number {
  const [, digit] = /^heading (\d)$/iu.exec(valueOf(style, 'w:name') ?? '') ?? [];
  if (digit !== undefined) return Number(digit);
  const outline = Number(valueOf(childOf(style, 'w:pPr'), 'w:outlineLvl') ?? 9);
  return outline < 9 ? outline + 1 : 0;
}

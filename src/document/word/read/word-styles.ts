import { headingLevel, styleChains } from '../package/styles';
import { findChild, isOn, readValue, type XmlElement } from '../package/xml-tree';

/** What a style means for the text that carries it, that of the styles it rests on included. */
export interface WordStyle {
  /** 1 for "Heading 1"; 0 where it is none. */
  heading: number;
  isBold: boolean;
  numbering: { list: string; level: number } | null;
}

export type StyleOf = (id: string | undefined) => WordStyle;

export function readStyles(part: XmlElement | undefined): StyleOf {
  const chainOf = styleChains(part);
  const known = new Map<string | undefined, WordStyle>();
  return (id) => {
    const style = known.get(id) ?? readStyle(chainOf(id));
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

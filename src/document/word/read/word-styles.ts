import { childOf, isOn, valueOf, type XmlElement } from './read-xml';

/** What a style means for the text that carries it, that of the styles it rests on included. */
export interface WordStyle {
  name: string;
  /** 1 for "Heading 1"; 0 where it is none. */
  heading: number;
  isBold: boolean;
  numbering: { list: string; level: number } | null;
}

export type StyleOf = (id: string | undefined) => WordStyle;

const PLAIN: WordStyle = { name: '', heading: 0, isBold: false, numbering: null };
/** Styles that rest on one another in a circle occur in files that were put together by hand. */
const LONGEST_CHAIN = 12;

/** Reads the styles of a file. Names are compared in lower case: programs write them differently. */
export function readStyles(part: XmlElement | undefined): StyleOf {
  const styles = new Map<string, XmlElement>();
  for (const style of part?.children ?? [])
    if (style.name === 'w:style') styles.set(style.attributes['styleId'] ?? '', style);
  const known = new Map<string, WordStyle>();
  const styleOf = (id: string | undefined, depth = 0): WordStyle => {
    const style = id === undefined ? undefined : styles.get(id);
    if (id === undefined || !style || depth > LONGEST_CHAIN) return PLAIN;
    const read = known.get(id) ?? readStyle(style, styleOf(valueOf(style, 'w:basedOn'), depth + 1));
    known.set(id, read);
    return read;
  };
  return (id) => styleOf(id);
}

function readStyle(style: XmlElement, base: WordStyle): WordStyle {
  const name = (valueOf(style, 'w:name') ?? '').toLowerCase();
  const [, digit] = /^heading (\d)$/u.exec(name) ?? [];
  const paragraph = childOf(style, 'w:pPr');
  const numbering = childOf(paragraph, 'w:numPr');
  const list = valueOf(numbering, 'w:numId');
  return {
    name,
    heading: digit === undefined ? base.heading : Number(digit),
    isBold: isOn(childOf(style, 'w:rPr'), 'w:b') ?? base.isBold,
    numbering:
      numbering === undefined
        ? base.numbering
        : {
            list: list ?? base.numbering?.list ?? '',
            level: Number(valueOf(numbering, 'w:ilvl') ?? base.numbering?.level ?? 0),
          },
  };
}

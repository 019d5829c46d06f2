import { allStyles, styleChains, styleId, styleName } from '@/document/word/package/styles';
import {
  findChild,
  descendants,
  listElements,
  type XmlElement,
} from '@/document/word/package/xml-tree';

/** What a style calls a colour of the theme, in the theme's own words. */
const THEME_NAMES: Record<string, string> = {
  dark1: 'dk1',
  text1: 'dk1',
  light1: 'lt1',
  background1: 'lt1',
  dark2: 'dk2',
  text2: 'dk2',
  light2: 'lt2',
  background2: 'lt2',
  hyperlink: 'hlink',
};
/** Letters darker than that in all three are black to the eye. */
const BLACK = 0x30;

/**
 * The colour that a firm's headings have: six digits, null where they are black. The theme's own accent is no
 * substitute: most files have the one that their program brings along.
 */
export function readAccent(styles: XmlElement, theme: XmlElement | undefined): string | null {
  const heading = allStyles(styles).find((style) => styleName(style) === 'heading 1');
  const chain = heading ? styleChains(styles)(styleId(heading)) : [];
  const colours = chain.flatMap((style) => findChild(findChild(style, 'w:rPr'), 'w:color') ?? []);
  return colours[0] ? told(colours[0], theme) : null;
}

function told(colour: XmlElement, theme: XmlElement | undefined): string | null {
  const named = colour.attributes['w:themeColor'];
  const value = colour.attributes['w:val'] ?? '';
  // Beside a theme's colour stands what it comes to.
  if (isColour(value)) return isBlack(value) ? null : value.toUpperCase();
  const wanted = named && (THEME_NAMES[named] ?? named);
  for (const node of wanted && theme ? descendants(theme) : []) {
    if (node.name !== `a:${wanted}`) continue;
    const [own] = listElements(node);
    const found = own?.attributes['lastClr'] ?? own?.attributes['val'] ?? '';
    return isColour(found) && !isBlack(found) ? found.toUpperCase() : null;
  }
  return null;
}

const isColour = (value: string) => /^[0-9a-f]{6}$/iu.test(value);
const isBlack = (value: string) =>
  [0, 2, 4].every((at) => Number.parseInt(value.slice(at, at + 2), 16) < BLACK);

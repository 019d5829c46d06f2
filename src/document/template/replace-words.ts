import { type DocumentFonts, partsByScript } from '@/document/word/write/scripts';
import { type PlacedText, joinWords } from './placeholder-texts';
import {
  findChild,
  cloneElement,
  element,
  type XmlElement,
  type XmlNode,
} from '@/document/word/package/xml-tree';

/** A run's script marks come before these, by the format's order. */
const AFTER_CS = new Set(['w:em', 'w:lang', 'w:eastAsianLayout', 'w:specVanish', 'w:oMath']);

/** Replaces a range of a paragraph's text with nodes, formatted like its first letter. */
export function replaceWords(
  texts: readonly PlacedText[],
  { from, to }: { from: number; to: number },
  nodesLike: (run: XmlElement) => XmlNode[],
): void {
  const touched = texts.filter(
    (placed) => placed.from < to && placed.from + joinWords(placed.text).length > from,
  );
  const [first, ...others] = touched;
  if (!first) return;
  for (const { text, from: begin } of others) setWords(text, joinWords(text).slice(to - begin));
  const words = joinWords(first.text);
  const { run, text, parent } = first;
  const at = run.children.indexOf(text);
  const rest = [spaced(words.slice(to - first.from)), ...run.children.slice(at + 1)];
  setWords(text, words.slice(0, from - first.from));
  run.children.length = at + 1;
  const behind = rest.filter(
    (node) => typeof node === 'string' || node.children.length > 0 || node.name !== 'w:t',
  );
  const place = parent.children.indexOf(run) + 1;
  parent.children.splice(
    place,
    0,
    ...nodesLike(run),
    ...(behind.length > 0 ? [element('w:r', {}, [...listRunProperties(run), ...behind])] : []),
  );
}

function setWords(text: XmlElement, words: string): void {
  text.children = words === '' ? [] : [words];
  text.attributes['xml:space'] = 'preserve';
}

const spaced = (words: string) =>
  element('w:t', { 'xml:space': 'preserve' }, words === '' ? [] : [words]);

function listRunProperties(run: XmlElement): XmlElement[] {
  const look = findChild(run, 'w:rPr');
  return look ? [cloneElement(look)] : [];
}

/** Writes words as runs formatted like another, one per script; a line's end becomes a break. */
export function runsLike(
  run: XmlElement,
  text: string,
  isRightToLeft: boolean,
  { complex }: DocumentFonts,
): XmlElement[] {
  return partsByScript(text, isRightToLeft).map((part) => {
    const [look = element('w:rPr')] = listRunProperties(run);
    if (part.script) {
      setFont(look, part.script.font);
      // The firm's own complex font may lack another script's letters.
      addSign(look, 'w:cs', AFTER_CS);
    }
    if (part.isRightToLeft) addSign(look, 'w:rtl', new Set([...AFTER_CS, 'w:cs']));
    const words = part.text
      .split('\n')
      .flatMap((line, index) => [...(index === 0 ? [] : [element('w:br')]), spaced(line)]);
    return element('w:r', {}, [...(look.children.length > 0 ? [look] : []), ...words]);
  });

  function setFont(look: XmlElement, font: string): void {
    const known = findChild(look, 'w:rFonts');
    const fonts = known ?? element('w:rFonts');
    fonts.attributes['w:hint'] = 'cs';
    if (font !== complex.font) fonts.attributes['w:cs'] = font;
    if (known) return;
    const hasStyle = findChild(look, 'w:rStyle') !== undefined;
    look.children.splice(hasStyle ? 1 : 0, 0, fonts);
  }
}

function addSign(look: XmlElement, name: string, behind: ReadonlySet<string>): void {
  if (findChild(look, name)) return;
  const at = look.children.findIndex(
    (child) => typeof child === 'object' && behind.has(child.name),
  );
  look.children.splice(at < 0 ? look.children.length : at, 0, element(name));
}

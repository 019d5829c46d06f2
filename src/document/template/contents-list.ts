import { STYLE, twips } from '@/document/word/write/styles';
import type { FirmStyles } from './firm-styles';
import type { FindLevel } from '@/document/word/package/styles';
import type { Room } from './section-room';
import type { BookmarkNumbers } from './bookmark-numbers';
import {
  findChild,
  descendants,
  element,
  isElement,
  type XmlElement,
} from '@/document/word/package/xml-tree';

/** Three levels of headings as links, as Word itself writes contents. */
const INSTRUCTION = ' TOC \\o "1-3" \\h \\z \\u ';
const PLACE = 'plumbline:contents';

/** Marks the list's place until its headings exist. */
export const contentsPlace = ({ width }: Room): XmlElement[] => [
  element('w:p', {}, [element(PLACE, { width: String(width) })]),
];

interface Surroundings {
  findLevel: FindLevel;
  bookmarks: BookmarkNumbers;
  styles: FirmStyles;
}

/**
 * Writes the requested lists of contents, and tells Word to update the firm's own: their entries are the template's.
 * The reader counts pages, as only it has the firm's fonts.
 */
export function writeContents(body: XmlElement, around: Surroundings): void {
  for (const parent of [...descendants(body)]) {
    const at = parent.children.findIndex((child) => isElement(child) && findChild(child, PLACE));
    const holder = parent.children[at];
    if (!isElement(holder)) continue;
    const width = Number(findChild(holder, PLACE)?.attributes['width'] ?? twips(0));
    parent.children.splice(at, 1, ...buildEntries(body, width, around, parent === body));
  }
  askForPages(body);
}

function buildEntries(
  body: XmlElement,
  width: number,
  { findLevel, bookmarks, styles }: Surroundings,
  /** LibreOffice breaks a table in which a field spans paragraphs: there, plain links are used. */
  isField: boolean,
) {
  const headings = [...descendants(body)].flatMap((paragraph) => {
    const level = findLevel(paragraph);
    const text = readWords(paragraph);
    return level >= 1 && level <= 3 && text !== '' ? [{ paragraph, level, text }] : [];
  });
  if (headings.length === 0) return [element('w:p')];
  return headings.map(({ paragraph, level, text }, index) => {
    const name = `_Toc${940000000 + index}`;
    const at = paragraph.children.findIndex((child) => !isElement(child) || child.name !== 'w:pPr');
    paragraph.children.splice(Math.max(at, 0), 0, ...bookmarks.around(name, []));
    const style = styles.idFor(STYLE.contents[level as 1 | 2 | 3]);
    const tab = element('w:tab', { 'w:val': 'right', 'w:leader': 'dot', 'w:pos': String(width) });
    const look = [
      ...(style === undefined ? [] : [element('w:pStyle', { 'w:val': style })]),
      element('w:tabs', {}, [tab]),
    ];
    const page = [
      character('begin'),
      instruction(` PAGEREF ${name} \\h `),
      character('separate'),
      character('end'),
    ];
    return element('w:p', {}, [
      element('w:pPr', {}, look),
      ...(isField && index === 0
        ? [character('begin'), instruction(INSTRUCTION), character('separate')]
        : []),
      element('w:hyperlink', { 'w:anchor': name, 'w:history': '1' }, [
        element('w:r', {}, [element('w:t', { 'xml:space': 'preserve' }, [text])]),
        element('w:r', {}, [element('w:tab')]),
        ...page,
      ]),
      ...(isField && index === headings.length - 1 ? [character('end')] : []),
    ]);
  });
}

const character = (type: string) =>
  element('w:r', {}, [element('w:fldChar', { 'w:fldCharType': type })]);
const instruction = (text: string) =>
  element('w:r', {}, [element('w:instrText', { 'xml:space': 'preserve' }, [text])]);

function readWords(paragraph: XmlElement): string {
  let words = '';
  for (const { name, children } of descendants(paragraph))
    if (name === 'w:t') words += children.filter((child) => !isElement(child)).join('');
    else if (name === 'w:tab') words += ' ';
  return words.trim();
}

const COUNTED = /^\s*(?:TOC|PAGEREF)\b/iu;

function askForPages(body: XmlElement): void {
  let begun: XmlElement[] = [];
  for (const node of descendants(body)) {
    if (node.name === 'w:fldSimple' && COUNTED.test(node.attributes['w:instr'] ?? ''))
      node.attributes['w:dirty'] = 'true';
    if (node.name === 'w:fldChar' && node.attributes['w:fldCharType'] === 'begin') begun = [node];
    if (node.name !== 'w:instrText') continue;
    const [field] = begun;
    if (field && COUNTED.test(node.children.join(''))) field.attributes['w:dirty'] = 'true';
    begun = [];
  }
}

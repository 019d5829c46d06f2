import type { ReportContent } from '@/document/model/report-content';
import type { DocumentFonts } from '@/document/word/write/scripts';
import { readRelations, relate } from '@/document/word/package/relations';
import type { WordPackage } from '@/document/word/package/word-package';
import { descendants, element, findChild, type XmlElement } from '@/document/word/package/xml-tree';
import { addType } from './firm-lists';
import { joinWords } from './placeholder-texts';
import { runsLike } from './replace-words';

const PATH = 'word/footer-of-report.xml';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/**
 * Writes a report's status on each page, once its texts are placed. A template with a status placeholder in a header or
 * footer is left alone; one without a footer gets ours; a report changed since it was signed always says so.
 */
export function writeStatus(
  pack: WordPackage,
  body: XmlElement,
  { model, fonts }: { model: ReportContent; fonts: DocumentFonts },
): void {
  const { status, isDraftAfter, foot } = model;
  const listTrees = (kind: string) =>
    readRelations(pack, pack.main).flatMap((known) =>
      known.kind === kind ? (pack.tree(known.path) ?? []) : [],
    );
  const feet = listTrees('footer');
  const isSaid = [...feet, ...listTrees('header')].some((part) => readWords(part).includes(status));
  if (status === '' || isSaid) return;
  const lines = (texts: readonly string[]) => texts.map((text) => smallLine(text, fonts));
  if (isDraftAfter) for (const part of feet) part.children.push(...lines([status]));
  const section = Array.from(descendants(body)).find(({ name }) => name === 'w:sectPr');
  if (feet.length > 0 || !section) return;
  pack.put(PATH, element('w:ftr', { 'xmlns:w': MAIN }, lines(foot)));
  addType(pack, PATH, TYPE);
  const id = relate(pack, pack.main, 'footer', PATH);
  const types = findChild(section, 'w:titlePg') ? ['default', 'first'] : ['default'];
  section.children.unshift(
    ...types.map((type) => element('w:footerReference', { 'w:type': type, 'r:id': id })),
  );
}

const readWords = (part: XmlElement) =>
  Array.from(descendants(part), (node) => (node.name === 'w:t' ? joinWords(node) : '')).join('');

function smallLine(text: string, fonts: DocumentFonts): XmlElement {
  const look = element('w:rPr', {}, [element('w:sz', { 'w:val': '16' })]);
  return element('w:p', {}, runsLike(element('w:r', {}, [look]), text, false, fonts));
}

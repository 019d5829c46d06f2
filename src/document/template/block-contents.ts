import { Document, Paragraph, type Table } from 'docx';
import { compileParts } from '@/document/word/write/compile-parts';
import type { ReportModel } from '@/document/parts/build-report-model';
import { writePart } from '@/document/parts/write-part';
import { isReportField, type ReportField } from '@/document/bookmarks/printed-state';
import type { PartName } from '@/document/parts/part-list';
import { docxBlocks } from '@/document/word/write/blocks';
import { DocxLists } from '@/document/word/write/lists';
import { buildStyles, buildTheme } from '@/document/word/write/styles';
import { tableStyles } from '@/document/word/write/table-style';
import type { PartWriting } from '@/document/word/write/part-writing';
import type { BlockPlaceholder } from './placeholders';
import { WordPackage } from '@/document/word/package/word-package';
import {
  findChild,
  descendants,
  listElements,
  type XmlElement,
} from '@/document/word/package/xml-tree';

type Contents = (Paragraph | Table)[];
/** Separates one placeholder's contents from the next; no cleaned text of a person contains it. */
const BOUNDARY = '\u2063plumbline\u2063';

export interface BlockContents {
  pack: WordPackage;
  of: ReadonlyMap<BlockPlaceholder, XmlElement[]>;
}

export async function blockContents(
  model: ReportModel,
  { fonts, pictures, hyphenate }: Pick<PartWriting, 'fonts' | 'pictures' | 'hyphenate'>,
  wanted: readonly BlockPlaceholder[],
): Promise<BlockContents> {
  const lists = new DocxLists();
  const writing: PartWriting = {
    report: model,
    outline: model.outline,
    fonts,
    lists,
    pictures,
    pages: new Map(),
    hasContents: false,
    hyphenate,
  };
  const document = new Document({
    styles: buildStyles(model, fonts),
    theme: buildTheme(fonts),
    externalStyles: tableStyles,
    sections: [
      {
        children: wanted.flatMap((name) => [
          new Paragraph(`${BOUNDARY}${name}`),
          ...buildContents(name, model, writing, wanted),
        ]),
      },
    ],
  });
  const pack = WordPackage.of(compileParts(document));
  return { pack, of: partedContents(pack) };
}

/** The parts whose placeholders have other names. */
const PLACED: Record<Exclude<BlockPlaceholder, PartName | ReportField | 'contents'>, PartName> = {
  observations: 'schedule',
  photographs: 'photo-pages',
  photo_list: 'photo-list',
  closing_note: 'closing',
};
const isPlaced = (name: string): name is keyof typeof PLACED => name in PLACED;

function buildContents(
  name: BlockPlaceholder,
  model: ReportModel,
  writing: PartWriting,
  wanted: readonly BlockPlaceholder[],
): Contents {
  // Left to the firm's own file.
  if (name === 'contents') return [];
  if (isReportField(name)) {
    const sections = [...model.scope, ...model.schedule2.sections];
    return sections
      .filter(({ field }) => field === name)
      .flatMap(({ blocks }) => docxBlocks(blocks, writing));
  }
  const partAt = (place: PartName, startsPage: boolean) => {
    const part = model.parts.find((one) => one.name === place);
    return part ? writePart(part, writing, startsPage) : [];
  };
  const part = partAt(isPlaced(name) ? PLACED[name] : name, false);
  if (name === 'closing_note') return part;
  // The firm writes the headings: a part comes without its own.
  const rest = part.slice(1);
  // Photo pages without a placeholder follow the table, with their heading.
  return name === 'observations' && !wanted.includes('photographs')
    ? [...rest, ...partAt('photo-pages', true)]
    : rest;
}

function partedContents(pack: WordPackage): Map<BlockPlaceholder, XmlElement[]> {
  const body = findChild(pack.tree('word/document.xml'), 'w:body');
  const found = new Map<BlockPlaceholder, XmlElement[]>();
  let open: XmlElement[] = [];
  for (const child of body ? listElements(body) : []) {
    const name = findBoundary(child);
    if (name !== null) {
      open = [];
      found.set(name, open);
    } else if (child.name !== 'w:sectPr') open.push(child);
  }
  return found;
}

function findBoundary(paragraph: XmlElement): BlockPlaceholder | null {
  if (paragraph.name !== 'w:p') return null;
  for (const { name, children } of descendants(paragraph)) {
    const [text] = name === 'w:t' ? children : [];
    if (typeof text === 'string')
      return text.startsWith(BOUNDARY) ? (text.slice(BOUNDARY.length) as BlockPlaceholder) : null;
  }
  return null;
}

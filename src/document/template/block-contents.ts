import { Document, Packer, Paragraph, type Table } from 'docx';
import { unpackOwn } from '@/lib/zip/open-zip';
import type { ReportModel } from '@/document/model/report-model';
import type { SectionField } from '@/document/model/report-text';
import { docxBlocks } from '@/document/word/write/blocks';
import { DocxLists } from '@/document/word/write/lists';
import { buildStyles, buildTheme } from '@/document/word/write/styles';
import { tableStyles } from '@/document/word/write/table-style';
import { docxClosing } from '@/document/parts/closing/word';
import { docxPhotoList } from '@/document/parts/photo-list/word';
import { docxPhotographs } from '@/document/parts/photo-pages/word';
import { docxRatings } from '@/document/parts/ratings/word';
import { docxRevisions } from '@/document/parts/revisions/word';
import { docxSchedule1 } from '@/document/parts/schedule/word';
import { docxSignature } from '@/document/parts/signature/word';
import { docxSummary } from '@/document/parts/summary/word';
import type { DocxPart, PartWriting } from '@/document/word/write/part-writing';
import type { BlockPlaceholder } from './placeholders';
import { WordPackage } from '@/document/word/package/word-package';
import {
  findChild,
  descendants,
  listElements,
  type XmlElement,
} from '@/document/word/package/xml-tree';

type Contents = (Paragraph | Table)[];
/** Parts one placeholder's contents from the next; no cleaned text of a person holds it. */
const BOUNDARY = '\u2063plumbline\u2063';

/** What stands for each placeholder, as the document's own parts write it, in a package with what it needs. */
export interface BlockContents {
  pack: WordPackage;
  of: ReadonlyMap<BlockPlaceholder, XmlElement[]>;
}

export async function blockContents(
  model: ReportModel,
  { fonts, pictures }: Pick<PartWriting, 'fonts' | 'pictures'>,
  wanted: readonly BlockPlaceholder[],
): Promise<BlockContents> {
  const lists = new DocxLists();
  const writing: PartWriting = { fonts, lists, pictures, pages: new Map(), hasContents: false };
  const document = new Document({
    styles: buildStyles(model.properties.language, fonts),
    theme: buildTheme(fonts),
    externalStyles: tableStyles,
    sections: [
      {
        children: wanted.flatMap((name) => [
          new Paragraph(`${BOUNDARY}${name}`),
          ...contentsOf(name, model, writing, wanted),
        ]),
      },
    ],
  });
  const packed = await Packer.pack(document, 'uint8array');
  const pack = WordPackage.of(unpackOwn(packed));
  return { pack, of: partedContents(pack) };
}

/** The headings are the firm's to write: a part comes without its own. */
const withoutHeading = (part: DocxPart, model: ReportModel, writing: PartWriting): Contents =>
  part(model, writing, false).slice(1);

function contentsOf(
  name: BlockPlaceholder,
  model: ReportModel,
  writing: PartWriting,
  wanted: readonly BlockPlaceholder[],
): Contents {
  const section = (field: SectionField) =>
    [...model.scope, ...model.schedule2.sections]
      .filter((own) => own.field === field)
      .flatMap(({ blocks }) => docxBlocks(blocks, writing));
  switch (name) {
    case 'observations':
      return [
        ...withoutHeading(docxSchedule1, model, writing),
        // Photo pages that nobody gave a place come behind their table, with their heading.
        ...(wanted.includes('photographs') ? [] : docxPhotographs(model, writing, true)),
      ];
    case 'photographs':
      return withoutHeading(docxPhotographs, model, writing);
    case 'summary':
      return withoutHeading(docxSummary, model, writing);
    case 'ratings':
      return withoutHeading(docxRatings, model, writing);
    case 'photo_list':
      return withoutHeading(docxPhotoList, model, writing);
    case 'revisions':
      return withoutHeading(docxRevisions, model, writing);
    case 'signature':
      return withoutHeading(docxSignature, model, writing);
    case 'closing_note':
      return docxClosing(model, writing, false);
    case 'contents':
      return [];
    default:
      return section(name);
  }
}

function partedContents(pack: WordPackage): Map<BlockPlaceholder, XmlElement[]> {
  const body = findChild(pack.tree('word/document.xml'), 'w:body');
  const found = new Map<BlockPlaceholder, XmlElement[]>();
  let open: XmlElement[] = [];
  for (const child of body ? listElements(body) : []) {
    const name = boundaryIn(child);
    if (name !== null) {
      open = [];
      found.set(name, open);
    } else if (child.name !== 'w:sectPr') open.push(child);
  }
  return found;
}

function boundaryIn(paragraph: XmlElement): BlockPlaceholder | null {
  if (paragraph.name !== 'w:p') return null;
  for (const { name, children } of descendants(paragraph)) {
    const [text] = name === 'w:t' ? children : [];
    if (typeof text === 'string')
      return text.startsWith(BOUNDARY) ? (text.slice(BOUNDARY.length) as BlockPlaceholder) : null;
  }
  return null;
}

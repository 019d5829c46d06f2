import { Document, type IPropertiesOptions } from 'docx';
import { loadHyphenation } from '@/document/layout/hyphenation';
import { PAGE } from '@/document/layout/page-layout';
import { estimatePages } from '@/document/layout/row-height';
import { ORIGINS_PATH, ORIGINS_RELATION, originsPart } from '@/document/bookmarks/origins-xml';
import {
  findContent,
  type PlacedPart,
  type ReportModel,
} from '@/document/parts/build-report-model';
import { writePart } from '@/document/parts/write-part';
import type { Pictures } from '@/document/pictures/prepare-picture';
import {
  setFonts,
  buildStyles,
  buildTheme,
  twips,
  withWholeHeadings,
} from '@/document/word/write/styles';
import { emptyHeader, pageFooter, pageHeader } from '@/document/word/write/furniture';
import { DocxLists } from '@/document/word/write/lists';
import { buildFileProperties } from '@/document/word/write/bookmarks';
import { type DocumentFonts, chooseFonts } from '@/document/word/write/scripts';
import type { PartWriting } from '@/document/word/write/part-writing';
import { tableStyles } from '@/document/word/write/table-style';
import { withAccount } from '@/document/word/write/add-account';
import { compileParts } from '@/document/word/write/compile-parts';
import { packWithPictures } from '@/document/word/write/insert-pictures';

/**
 * Builds the report as a Word file; runs in a page, a worker or Node. Pictures go in byte for byte, after the library
 * has written everything else. `pages` gives the page of each heading and row, by the ids of the outline: Word counts
 * them only when asked to.
 */
export async function buildDocx(
  model: ReportModel,
  pictures: Pictures,
  pages: ReadonlyMap<string, number> = new Map(),
): Promise<Blob> {
  const fonts = chooseFonts(model);
  const writing: PartWriting = {
    report: model,
    outline: model.outline,
    fonts,
    lists: new DocxLists(),
    pictures,
    pages,
    hasContents: findContent(model, 'contents') !== undefined,
    hyphenate: await loadHyphenation(model.properties.language),
  };
  const withoutPictures = withAccount(compileParts(buildDocument(model, writing)));
  const changes = {
    'docProps/core.xml': (properties: string) => coreProperties(properties, model),
    'word/styles.xml': (styles: string) => withWholeHeadings(setFonts(styles, fonts)),
  };
  const { origins, readAt } = model;
  if (!origins) return packWithPictures(withoutPictures, pictures, { readAt, changes });
  const added = { [ORIGINS_PATH]: new TextEncoder().encode(originsPart(origins)) };
  return packWithPictures({ ...withoutPictures, ...added }, pictures, {
    readAt,
    changes: { ...changes, 'word/_rels/document.xml.rels': relatedToOrigins },
  });
}

function relatedToOrigins(relations: string): string {
  const end = '</Relationships>';
  return relations.replace(
    end,
    `<Relationship Id="rIdOrigins" Type="${ORIGINS_RELATION}" Target="../${ORIGINS_PATH}"/>${end}`,
  );
}

/**
 * Adds the language, for which the library has no place, and replaces the time of writing by the time of reading: a
 * signed revision gives the same document every time.
 */
function coreProperties(written: string, { properties, readAt }: ReportModel): string {
  const end = '</cp:coreProperties>';
  const time = readAt.toISOString();
  return written
    .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${time}`)
    .replace(end, `<dc:language>${properties.language}</dc:language>${end}`);
}

function buildDocument(model: ReportModel, writing: PartWriting): Document {
  const { title, properties, parts } = model;
  const cover = parts.filter(({ name }) => name === 'cover');
  return new Document({
    title,
    creator: properties.author,
    lastModifiedBy: properties.author,
    subject: properties.subject,
    description: '',
    customProperties: buildFileProperties(model, writing.pictures),
    // With Word's own patterns for the report's language; without them narrow columns are ragged.
    hyphenation: { autoHyphenation: true, doNotHyphenateCaps: true },
    theme: buildTheme(writing.fonts),
    externalStyles: tableStyles,
    styles: buildStyles(model, writing.fonts),
    sections: [
      ...(cover.length === 0
        ? []
        : [{ properties: { page: PAGE_SET_UP }, children: writeParts(cover, writing) }]),
      {
        properties: { titlePage: true, page: PAGE_SET_UP },
        ...buildFurniture(model, writing, cover.length),
        children: writeParts(
          parts.filter(({ name }) => name !== 'cover'),
          writing,
        ),
      },
    ],
  });
}

const PAGE_SET_UP = {
  size: { width: twips(PAGE.width), height: twips(PAGE.height) },
  margin: {
    top: twips(PAGE.top),
    bottom: twips(PAGE.bottom),
    left: twips(PAGE.side),
    right: twips(PAGE.side),
    header: twips(PAGE.header),
    footer: twips(30),
  },
};

function writeParts(parts: readonly PlacedPart[], writing: PartWriting) {
  // A section starts a new page anyway.
  return parts.flatMap((part, index) => writePart(part, writing, part.startsPage && index > 0));
}

/** A cover is a page of its own section, which has neither header nor footer. */
function buildFurniture(
  model: ReportModel,
  { fonts, pictures }: { fonts: DocumentFonts; pictures: Pictures },
  pagesBefore: number,
): Pick<IPropertiesOptions['sections'][number], 'headers' | 'footers'> {
  const pages = estimatePages(model, pictures) + pagesBefore;
  const footer = (page: number) => pageFooter(model, fonts, { page: page + pagesBefore, pages });
  return {
    headers: { first: emptyHeader(), default: pageHeader(model, fonts) },
    footers: { first: footer(1), default: footer(2) },
  };
}

import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { COLOUR, PAGE, SPACE } from '../layout/page-layout';
import { estimatePages } from '../layout/row-height';
import { isRightToLeft } from '../model/clean-text';
import type { Pictures } from '../pictures/prepare-picture';
import type { ReportModel } from '../model/report-model';
import { docxObservations } from './docx-observations';
import { namedFonts, STYLE, stylesIn, themeOf, twips } from './docx-styles';
import { docxBlocks } from './docx-blocks';
import { emptyHeader, pageFooter, pageHeader } from './docx-furniture';
import { DocxLists } from './docx-lists';
import { type DocumentFonts, fontsOf } from './docx-scripts';
import { tableStyles } from './docx-table-style';
import { docxWords } from './docx-words';
import { insertPictures, placeholderFor } from './insert-pictures';

/**
 * The report as a Word file. Runs wherever there is JavaScript: page, worker or Node. Pictures go
 * in byte for byte, after the library has written everything else.
 */
export async function buildDocx(model: ReportModel, pictures: Pictures): Promise<Blob> {
  const fonts = fontsOf(model);
  const withoutPictures = await Packer.pack(documentOf(model, pictures, fonts), 'uint8array');
  return insertPictures(withoutPictures, pictures, {
    'docProps/core.xml': (properties) => withLanguage(properties, model.properties.language),
    'word/styles.xml': (styles) => namedFonts(styles, fonts),
  });
}

/** The library has no place for it among the properties. */
function withLanguage(properties: string, language: string): string {
  const end = '</cp:coreProperties>';
  return properties.replace(end, `<dc:language>${language}</dc:language>${end}`);
}

function documentOf(model: ReportModel, pictures: Pictures, fonts: DocumentFonts): Document {
  const { title, properties, schedule1, schedule2 } = model;
  const writing = { fonts, lists: new DocxLists() };
  const pages = estimatePages(model, pictures);
  return new Document({
    title,
    creator: properties.author,
    lastModifiedBy: properties.author,
    subject: properties.subject,
    description: '',
    theme: themeOf(fonts),
    externalStyles: tableStyles,
    styles: stylesIn(properties.language, fonts),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: twips(PAGE.width), height: twips(PAGE.height) },
            margin: {
              top: twips(PAGE.top),
              bottom: twips(PAGE.bottom),
              left: twips(PAGE.side),
              right: twips(PAGE.side),
              header: twips(PAGE.header),
              footer: twips(30),
            },
          },
        },
        headers: { first: emptyHeader(), default: pageHeader(model, fonts) },
        footers: { first: pageFooter(model, 1, pages), default: pageFooter(model, 2, pages) },
        children: [
          titleParagraph(title, fonts),
          ...detailParagraphs(model, fonts),
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: schedule1.heading }),
          schedule1.rows.length > 0
            ? docxObservations(schedule1, pictures, placeholderFor, writing)
            : new Paragraph(schedule1.whenEmpty),
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: schedule2.heading }),
          ...schedule2.sections.flatMap((section) => [
            new Paragraph({ heading: HeadingLevel.HEADING_2, text: section.heading }),
            ...docxBlocks(section.blocks, writing),
          ]),
          new Paragraph({ style: STYLE.closingNote, text: model.closingNote }),
          ...(model.authorship === null ? [] : [authorshipParagraph(model.authorship)]),
        ],
      },
    ],
  });
}

/** In the look of the closing note, whose rule above it and whose distance it does not repeat. */
function authorshipParagraph(text: string): Paragraph {
  return new Paragraph({
    style: STYLE.closingNote,
    border: { top: { style: 'none', size: 0, color: 'auto' } },
    spacing: { before: twips(SPACE.afterText) },
    text,
  });
}

function titleParagraph(title: string, fonts: DocumentFonts): Paragraph {
  const rightToLeft = isRightToLeft(title);
  return new Paragraph({
    style: STYLE.title,
    ...(rightToLeft && { bidirectional: true }),
    children: docxWords(title, { isRightToLeft: rightToLeft, fonts, style: STYLE.titleWords.id }),
  });
}

/** Label and value, parted by a tab: a table here would stand before the observations' own. */
function detailParagraphs({ details }: ReportModel, fonts: DocumentFonts): Paragraph[] {
  const rule = { style: 'single', size: 4, color: COLOUR.rule, space: 2 } as const;
  return details.map(
    ({ label, value }, index) =>
      new Paragraph({
        style: STYLE.detail,
        border: {
          ...(index === 0 && { top: { ...rule, size: 8, color: COLOUR.ink } }),
          between: rule,
          bottom: rule,
        },
        children: [
          new TextRun({ text: label, color: COLOUR.soft }),
          ...docxWords(`\t${value}`, { fonts }),
        ],
      }),
  );
}

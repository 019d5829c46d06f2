import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { COLOUR, CONTENT_WIDTH, PAGE, SPACE } from '../layout/page-layout';
import type { Pictures } from '../pictures/prepare-picture';
import { BULLET, type ReportModel } from '../model/report-model';
import { docxObservations } from './docx-observations';
import { STYLE, stylesIn, twips } from './docx-styles';
import { docxBlocks } from './docx-blocks';
import { BULLETS, hanging } from './docx-text';
import { insertPictures, placeholderFor } from './insert-pictures';

/**
 * The report as a Word file. Runs wherever there is JavaScript: page, worker or Node. Pictures go
 * in byte for byte, after the library has written everything else.
 */
export async function buildDocx(model: ReportModel, pictures: Pictures): Promise<Blob> {
  const withoutPictures = await Packer.pack(documentOf(model, pictures), 'uint8array');
  return insertPictures(withoutPictures, pictures, model.properties.language);
}

function documentOf(model: ReportModel, pictures: Pictures): Document {
  const { title, properties, schedule1, schedule2 } = model;
  return new Document({
    title,
    creator: properties.author,
    lastModifiedBy: properties.author,
    subject: properties.subject,
    description: '',
    styles: stylesIn(properties.language),
    numbering: { config: [{ reference: BULLETS, levels: ([0, 1, 2] as const).map(bulletLevel) }] },
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
        headers: { first: new Header({ children: [furniture([])] }), default: pageHeader(model) },
        footers: { first: pageFooter(model), default: pageFooter(model) },
        children: [
          new Paragraph({ style: STYLE.title, text: title }),
          ...detailParagraphs(model),
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: schedule1.heading }),
          schedule1.rows.length > 0
            ? docxObservations(schedule1, pictures, placeholderFor)
            : new Paragraph(schedule1.whenEmpty),
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: schedule2.heading }),
          ...schedule2.sections.flatMap((section) => [
            new Paragraph({ heading: HeadingLevel.HEADING_2, text: section.heading }),
            ...docxBlocks(section.blocks),
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

const bulletLevel = (level: 0 | 1 | 2) =>
  ({
    level,
    format: 'bullet',
    text: BULLET,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: hanging(level) } },
  }) as const;

/** Label and value, parted by a tab: a table here would stand before the observations' own. */
function detailParagraphs({ details }: ReportModel): Paragraph[] {
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
          new TextRun({ children: [new Tab(), value] }),
        ],
      }),
  );
}

/** About what stands in one line beside a date. */
const HEADER_LETTERS = 80;

function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length <= HEADER_LETTERS ? title : `${letters.slice(0, HEADER_LETTERS).join('')}…`;
}

function pageHeader(model: ReportModel): Header {
  return new Header({
    children: [
      furniture([
        new TextRun(shortened(model.title)),
        new TextRun({ children: [new Tab(), model.inspectionDate] }),
      ]),
    ],
  });
}

function pageFooter(model: ReportModel): Footer {
  const { before, between, after } = model.pageNumber;
  const pages = [
    ...[new Tab(), before, PageNumber.CURRENT],
    ...[between, PageNumber.TOTAL_PAGES, after],
  ];
  return new Footer({
    children: [furniture([new TextRun(model.preparedBy), new TextRun({ children: pages })])],
  });
}

function furniture(children: ParagraphChild[]): Paragraph {
  return new Paragraph({
    style: STYLE.furniture,
    tabStops: [{ type: TabStopType.RIGHT, position: twips(CONTENT_WIDTH) }],
    children,
  });
}

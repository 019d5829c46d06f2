import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx';
import { choosePrintedWords } from '@/document/words/printed-words';
import {
  FIELDS_AFTER_DATE,
  FIELDS_BEFORE_DATE,
  FIELDS_WITH_HEADING,
  type LabelledField,
  listNames,
} from '@shared/report-fields';

/** A4 and its margins, in twips. */
const PAGE = { width: 11906, height: 16838 };
const MARGINS = { top: 1700, bottom: 1247, left: 1247, right: 1247 };
const TEXT_WIDTH = PAGE.width - MARGINS.left - MARGINS.right;
const LABEL_WIDTH = 2600;
const BLUE = '1F3A5F';
const SAND = 'C9A66B';
const FONT = 'Calibri';

const LABELS = { ...choosePrintedWords('en').fields, site_address: 'Site' };
const labelled = (fields: readonly LabelledField[]) =>
  fields.map((name) => [LABELS[name], `{{${name === 'client_name' ? 'client' : name}}}`] as const);

const FACTS = [
  ...labelled(listNames(FIELDS_BEFORE_DATE)),
  ['Inspected on', '{{inspection_date}}'],
  ...labelled(listNames(FIELDS_AFTER_DATE)),
  ['Prepared by', '{{prepared_by}}'],
  ['Report date', '{{report_date}}'],
] as const;

/** Headings with their placeholders; a heading goes where its placeholder is empty. */
const CHAPTERS = [
  ['Revisions', '{{revisions}}'],
  ['Contents', '{{contents}}'],
  ['Summary', '{{summary}}'],
  ...labelled(listNames(FIELDS_WITH_HEADING)),
  ['Observations', '{{observations}}'],
  ['Photographs', '{{photographs}}'],
  ['Discussion', '{{discussion}}'],
  ['Recommendation', '{{recommendation}}'],
  ['Signature', '{{signature}}'],
  ['Ratings', '{{ratings}}'],
  ['List of photos', '{{photo_list}}'],
] as const;

/** Builds a template with every placeholder, for a firm to add its logo, fonts and colours. */
export async function buildSampleTemplate(): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      title: 'Report template',
      creator: 'Plumbline',
      description: '',
      styles,
      sections: [
        {
          properties: {
            titlePage: true,
            page: {
              size: PAGE,
              margin: { ...MARGINS, header: 680, footer: 567 },
            },
          },
          headers: { first: letterhead(), default: runningHead() },
          footers: { first: foot(), default: foot() },
          children: [...cover(), ...chapters(), new Paragraph('{{closing_note}}')],
        },
      ],
    }),
  );
}

const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, italics: false, color: BLUE },
  paragraph: { keepNext: true, spacing: { before, after: 120 } },
});

const styles = {
  default: {
    document: {
      run: { font: FONT, size: 21 },
      paragraph: { spacing: { after: 120, line: 271, lineRule: 'auto' as const } },
    },
    title: {
      run: { font: FONT, size: 56, bold: true, color: BLUE },
      paragraph: { spacing: { before: 2400, after: 480 } },
    },
    heading1: heading(30, 480),
    heading2: heading(25, 300),
    heading3: heading(22, 240),
  },
};

/** Words to the left and the firm's name to the right, over a rule. */
function head(left: TextRun, width: number, look: { bold?: boolean; size: number }): Header {
  return new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        border: { bottom: { style: BorderStyle.SINGLE, color: SAND, size: width, space: 6 } },
        children: [left, new TextRun({ children: [new Tab(), '{{firm}}'], color: BLUE, ...look })],
      }),
    ],
  });
}

/** The logo's place: inserting a picture there moves nothing. */
const letterhead = () =>
  head(new TextRun({ text: '[Your logo here]', color: '8A8A8A' }), 12, { bold: true, size: 26 });

const runningHead = () =>
  head(new TextRun({ text: '{{title}}', color: BLUE, size: 18 }), 6, { size: 18 });

function foot(): Footer {
  const pages = ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES];
  const line = (children: string[]) =>
    new Paragraph({
      alignment: AlignmentType.RIGHT,
      children: [new TextRun({ children, color: BLUE, size: 18 })],
    });
  return new Footer({ children: [line(['{{status}}']), line(pages)] });
}

function cover(): (Paragraph | Table)[] {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'D9D9D9' };
  const cell = (text: string, width: number, isLabel: boolean) =>
    new TableCell({
      width: { size: width, type: 'dxa' },
      margins: { marginUnitType: 'dxa', top: 70, bottom: 70, left: 0, right: 100 },
      children: [
        new Paragraph({
          spacing: { after: 0 },
          children: [new TextRun({ text, bold: isLabel, ...(isLabel && { color: BLUE }) })],
        }),
      ],
    });
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: '{{title}}' }),
    new Table({
      layout: 'fixed',
      width: { size: TEXT_WIDTH, type: 'dxa' },
      columnWidths: [LABEL_WIDTH, TEXT_WIDTH - LABEL_WIDTH],
      borders: {
        top: line,
        bottom: line,
        left: none,
        right: none,
        insideHorizontal: line,
        insideVertical: none,
      },
      rows: FACTS.map(
        ([label, value]) =>
          new TableRow({
            cantSplit: true,
            children: [
              cell(label, LABEL_WIDTH, true),
              cell(value, TEXT_WIDTH - LABEL_WIDTH, false),
            ],
          }),
      ),
    }),
    new Paragraph({
      spacing: { before: 480 },
      children: [new TextRun({ text: '{{author}}', bold: true })],
    }),
  ];
}

function chapters(): Paragraph[] {
  return CHAPTERS.flatMap(([text, placeholder], index) => [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      ...(index === 0 && { pageBreakBefore: true }),
      text,
    }),
    new Paragraph(placeholder),
  ]);
}

import type { IPropertiesOptions } from 'docx';
import {
  COLOUR,
  DETAIL_LABEL_WIDTH,
  DOCUMENT_FONT,
  SIZE,
  SPACE,
} from '@/document/layout/page-layout';
import { contentsGaps } from '@/document/layout/contents-gaps';
import type { OutlineEntry } from '@/document/model/outline';
import type { ReportContent } from '@/document/model/report-content';
import type { DocumentFonts } from './scripts';
import { HEADLESS_TABLE_STYLE, TABLE_STYLE } from './table-style';
import { contentsStyles, PART_STYLE, type ParagraphStyle, partStyles } from './part-styles';

/** Word counts spacing in twentieths of a point and text in half-points. */
export const twips = (points: number) => Math.round(points * 20);
const halfPoints = (points: number) => points * 2;

export const STYLE = {
  title: 'Title',
  detail: 'ReportDetail',
  columnHeading: 'ColumnHeading',
  tableText: 'TableText',
  caption: 'Caption',
  closingNote: 'ClosingNote',
  furniture: 'PageFurniture',
  link: 'Hyperlink',
  table: TABLE_STYLE.id,
  headlessTable: HEADLESS_TABLE_STYLE.id,
  afterTable: 'AfterTable',
  ...PART_STYLE,
  /** Marks the title's words for the running head. */
  titleWords: { id: 'ReportTitleWords', name: 'Report Title Words' },
} as const;

const INK = { theme: 'dark1' } as const;
const SOFT = { theme: 'dark2' } as const;

/** The theme that Word's "Design" tab changes: fonts of headings and text, and colours. */
export function buildTheme({ eastAsia, complex }: DocumentFonts): IPropertiesOptions['theme'] {
  const font = { latin: DOCUMENT_FONT, eastAsia: eastAsia.font, complexScript: complex.font };
  return {
    name: 'Plumbline',
    fonts: { headings: font, body: font },
    colors: {
      dark1: COLOUR.ink,
      light1: 'FFFFFF',
      dark2: COLOUR.soft,
      light2: COLOUR.wash,
      accent1: COLOUR.signal,
      hyperlink: COLOUR.signal,
    },
  };
}

/** Adds fonts for readers without themes; Word uses the theme. */
export function setFonts(styles: string, { eastAsia, complex }: DocumentFonts): string {
  const attributes = `w:ascii="${DOCUMENT_FONT}" w:hAnsi="${DOCUMENT_FONT}" w:eastAsia="${eastAsia.font}" w:cs="${complex.font}"`;
  return styles.replaceAll('<w:rFonts w:asciiTheme=', `<w:rFonts ${attributes} w:asciiTheme=`);
}

/** Turns hyphenation off in headings, which the library cannot. */
export function withWholeHeadings(styles: string): string {
  return styles.replace(
    /(<w:style [^>]*w:styleId="(?:Title|Heading\d|ColumnHeading|TOCHeading|TextLabel|CoverTitle|Caption)"(?:(?!<\/w:style>).)*?)(<w:spacing )/gs,
    '$1<w:suppressAutoHyphens/>$2',
  );
}

const HEADING_FONT = { theme: 'headings' } as const;
const LINE = 1.15;
/** LibreOffice treats line spacing without a rule as exact, and crops pictures to it. */
const lines = (factor: number) => ({ line: Math.round(240 * factor), lineRule: 'auto' as const });

/** A heading style, kept with what follows. */
const heading = (
  level: number,
  size: number,
  before: number,
  after: number,
  colour: false | typeof SOFT = false,
) => ({
  run: {
    size: halfPoints(size),
    bold: true,
    italics: false,
    color: colour || INK,
    font: HEADING_FONT,
  },
  paragraph: {
    keepNext: true,
    spacing: { before: twips(before), after: twips(after) },
    // Word recognises its own headings by name; other readers need the level.
    outlineLevel: level,
  },
});

const PARAGRAPH_STYLES: ParagraphStyle[] = [
  // Not a document default: LibreOffice puts defaults over character styles in styled tables.
  { id: 'Normal', name: 'Normal', quickFormat: true, run: { color: INK } },
  {
    id: STYLE.afterTable,
    name: 'After Table',
    basedOn: 'Normal',
    run: { size: 2 },
    paragraph: { spacing: { before: 0, after: twips(SPACE.afterText), ...lines(1) } },
  },
  {
    id: STYLE.detail,
    name: 'Report Detail',
    basedOn: 'Normal',
    quickFormat: true,
    run: { size: halfPoints(SIZE.table) },
    paragraph: {
      spacing: { before: twips(2), after: twips(2), ...lines(1.1) },
      indent: { left: twips(DETAIL_LABEL_WIDTH), hanging: twips(DETAIL_LABEL_WIDTH) },
    },
  },
  {
    id: STYLE.columnHeading,
    name: 'Column Heading',
    basedOn: 'Normal',
    quickFormat: true,
    run: { size: halfPoints(SIZE.table), bold: true },
    paragraph: { spacing: { before: 0, after: 0, ...lines(1) } },
  },
  {
    id: STYLE.tableText,
    name: 'Table Text',
    basedOn: 'Normal',
    quickFormat: true,
    run: { size: halfPoints(SIZE.table) },
    paragraph: { spacing: { before: 0, after: twips(SPACE.afterTableText), ...lines(1.1) } },
  },
  {
    id: STYLE.closingNote,
    name: 'Closing Note',
    basedOn: 'Normal',
    quickFormat: true,
    run: { size: halfPoints(SIZE.closingNote), italics: true, color: SOFT },
    paragraph: {
      keepLines: true,
      spacing: { before: twips(SPACE.beforeClosingNote), after: 0 },
      border: {
        top: { style: 'single', size: 4, color: COLOUR.rule, space: SPACE.aboveClosingNote },
      },
    },
  },
  {
    id: STYLE.furniture,
    name: 'Page Furniture',
    basedOn: 'Normal',
    run: { size: halfPoints(SIZE.furniture), color: SOFT },
    paragraph: { spacing: { before: 0, after: 0, ...lines(1) } },
  },
];

type StyledReport = Pick<ReportContent, 'properties' | 'ranksHeadings' | 'title' | 'details'> & {
  outline: readonly OutlineEntry[];
};

/** Named styles: an office can restyle the whole report by changing a handful. */
export const buildStyles = (
  { properties: { language }, ranksHeadings, outline, ...report }: StyledReport,
  { eastAsia, complex }: DocumentFonts,
): NonNullable<IPropertiesOptions['styles']> => ({
  default: {
    document: {
      run: {
        font: { theme: 'body' },
        size: halfPoints(SIZE.body),
        language: {
          value: language,
          eastAsia: eastAsia.language,
          bidirectional: complex.language,
        },
      },
      paragraph: { spacing: { after: twips(SPACE.afterText), ...lines(LINE) } },
    },
    title: {
      run: { size: halfPoints(SIZE.title), bold: true, color: INK, font: HEADING_FONT },
      paragraph: { keepNext: true, spacing: { before: 0, after: twips(SPACE.afterTitle) } },
    },
    heading1: heading(0, SIZE.schedule, SPACE.beforeSchedule, SPACE.afterSchedule),
    heading2: heading(1, SIZE.section, SPACE.beforeSection, SPACE.afterSection),
    heading3: heading(2, SIZE.section, 8, 3),
    heading4: heading(3, ranksHeadings ? SIZE.table : SIZE.section, 6, 3),
    heading5: heading(4, ranksHeadings ? SIZE.table : SIZE.section, 6, 3, ranksHeadings && SOFT),
    caption: {
      run: { size: halfPoints(SIZE.caption), bold: true, italics: false, color: SOFT },
      paragraph: { spacing: { before: twips(SPACE.aboveCaption), after: 0, ...lines(1) } },
    },
    hyperlink: { run: { color: { theme: 'hyperlink' }, underline: { type: 'none' } } },
  },
  characterStyles: [{ ...STYLE.titleWords, run: {} }],
  paragraphStyles: [
    ...PARAGRAPH_STYLES,
    ...partStyles,
    ...contentsStyles(contentsGaps(report, outline)),
  ],
});

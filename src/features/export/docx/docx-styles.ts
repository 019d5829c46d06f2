import type { IPropertiesOptions } from 'docx';
import {
  COLOUR,
  DETAIL_LABEL_WIDTH,
  DOCUMENT_FONT,
  EAST_ASIAN_FONT,
  SIZE,
  SPACE,
} from '../layout/page-layout';

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
} as const;

const FONT = {
  ascii: DOCUMENT_FONT,
  hAnsi: DOCUMENT_FONT,
  cs: DOCUMENT_FONT,
  eastAsia: EAST_ASIAN_FONT,
};
const EAST_ASIAN_LANGUAGE = 'ja-JP';

const LINE = 1.15;
/** The rule is named because LibreOffice takes a distance without one as exact, and crops pictures to it. */
const lines = (factor: number) => ({ line: Math.round(240 * factor), lineRule: 'auto' as const });

/** A heading that stays with what follows it. */
const heading = (size: number, before: number, after: number) => ({
  run: { size: halfPoints(size), bold: true, color: COLOUR.ink, font: FONT },
  paragraph: { keepNext: true, spacing: { before: twips(before), after: twips(after) } },
});

/** Named styles, so that an office can restyle the whole report by changing a handful of them. */
export const stylesIn = (language: string): NonNullable<IPropertiesOptions['styles']> => ({
  default: {
    document: {
      run: {
        font: FONT,
        size: halfPoints(SIZE.body),
        color: COLOUR.ink,
        language: { value: language, eastAsia: EAST_ASIAN_LANGUAGE },
      },
      paragraph: { spacing: { after: twips(SPACE.afterText), ...lines(LINE) } },
    },
    title: {
      run: { size: halfPoints(SIZE.title), bold: true, color: COLOUR.ink, font: FONT },
      paragraph: { keepNext: true, spacing: { before: 0, after: twips(SPACE.afterTitle) } },
    },
    heading1: heading(SIZE.schedule, SPACE.beforeSchedule, SPACE.afterSchedule),
    heading2: heading(SIZE.section, SPACE.beforeSection, SPACE.afterSection),
    heading3: heading(SIZE.section, 8, 3),
    caption: {
      run: { size: halfPoints(SIZE.caption), bold: true, italics: false, color: COLOUR.soft },
      paragraph: { spacing: { before: twips(SPACE.aboveCaption), after: 0, ...lines(1) } },
    },
    hyperlink: { run: { color: COLOUR.signal, underline: { type: 'none' } } },
  },
  paragraphStyles: [
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
      run: { size: halfPoints(SIZE.closingNote), italics: true, color: COLOUR.soft },
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
      run: { size: halfPoints(SIZE.furniture), color: COLOUR.soft },
      paragraph: { spacing: { before: 0, after: 0, ...lines(1) } },
    },
  ],
});

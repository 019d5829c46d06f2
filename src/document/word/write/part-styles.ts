import type { IPropertiesOptions } from 'docx';
import type { ContentsGaps } from '@/document/layout/contents-gaps';
import { COLOUR, DETAIL_LABEL_WIDTH, SIZE, SPACE } from '@/document/layout/page-layout';

export type ParagraphStyle = NonNullable<
  NonNullable<IPropertiesOptions['styles']>['paragraphStyles']
>[number];

/** The paragraph styles of the optional parts. */
export const PART_STYLE = {
  coverTitle: 'CoverTitle',
  coverFirm: 'CoverFirm',
  coverFirmLine: 'CoverFirmLine',
  coverPhoto: 'CoverPhoto',
  coverDetail: 'CoverDetail',
  contentsHeading: 'TOCHeading',
  contents: { 1: 'TOC1', 2: 'TOC2', 3: 'TOC3' },
  label: 'TextLabel',
  urgent: 'UrgentItem',
  photoNote: 'PhotoNote',
  photoPage: 'PhotoPage',
  signHere: 'SignHere',
} as const;

const twips = (points: number) => Math.round(points * 20);
const lines = (factor: number) => ({ line: Math.round(240 * factor), lineRule: 'auto' as const });
const spacing = (before: number, after: number, factor: number) => ({
  before: twips(before),
  after: twips(after),
  ...lines(factor),
});

const INK = { theme: 'dark1' } as const;
const SOFT = { theme: 'dark2' } as const;
const HEADING_FONT = { theme: 'headings' } as const;
/** In points. */
export const COVER_TITLE_SIZE = 26;
const base = { basedOn: 'Normal', quickFormat: true } as const;

/** Word recognises its own contents styles by these names in any language. */
export const contentsStyles = ({ before, after, line }: ContentsGaps): ParagraphStyle[] =>
  ([1, 2, 3] as const).map((level) => ({
    id: PART_STYLE.contents[level],
    name: `toc ${level}`,
    basedOn: 'Normal',
    next: 'Normal',
    paragraph: {
      spacing: spacing(level === 1 ? before : 0, after, line),
      indent: { left: twips(12 * (level - 1)) },
    },
  }));

export const partStyles: ParagraphStyle[] = [
  {
    ...base,
    id: PART_STYLE.coverTitle,
    name: 'Cover Title',
    run: { size: COVER_TITLE_SIZE * 2, bold: true, color: INK, font: HEADING_FONT },
    paragraph: { spacing: spacing(96, 26, 1.05) },
  },
  {
    ...base,
    id: PART_STYLE.coverFirm,
    name: 'Cover Firm',
    run: { size: 22, bold: true },
    paragraph: { spacing: spacing(0, 3, 1) },
  },
  {
    ...base,
    id: PART_STYLE.coverFirmLine,
    name: 'Cover Firm Line',
    run: { size: SIZE.table * 2, color: SOFT },
    paragraph: { spacing: spacing(0, 0, 1.15) },
  },
  { ...base, id: PART_STYLE.coverPhoto, name: 'Cover Photo' },
  {
    ...base,
    id: PART_STYLE.coverDetail,
    name: 'Cover Detail',
    paragraph: {
      spacing: spacing(2, 2, 1.1),
      indent: { left: twips(DETAIL_LABEL_WIDTH), hanging: twips(DETAIL_LABEL_WIDTH) },
    },
  },
  {
    ...base,
    id: PART_STYLE.contentsHeading,
    name: 'TOC Heading',
    next: 'Normal',
    run: { size: SIZE.schedule * 2, bold: true, color: INK, font: HEADING_FONT },
    paragraph: {
      keepNext: true,
      spacing: { before: twips(SPACE.beforeSchedule), after: twips(SPACE.afterSchedule) },
    },
  },
  {
    ...base,
    id: PART_STYLE.label,
    name: 'Text Label',
    next: 'Normal',
    run: { size: SIZE.section * 2, bold: true, color: INK, font: HEADING_FONT },
    paragraph: {
      keepNext: true,
      spacing: { before: twips(SPACE.beforeSection), after: twips(SPACE.afterSection) },
    },
  },
  {
    ...base,
    id: PART_STYLE.urgent,
    name: 'Urgent Item',
    paragraph: { keepLines: true, spacing: { after: twips(SPACE.afterText) } },
  },
  {
    ...base,
    id: PART_STYLE.photoNote,
    name: 'Photo Note',
    run: { size: SIZE.caption * 2, color: SOFT },
    paragraph: { spacing: spacing(0, 0, 1) },
  },
  {
    id: PART_STYLE.photoPage,
    name: 'Photo Page',
    basedOn: 'Normal',
    run: { size: 2 },
    paragraph: { spacing: spacing(0, 0, 1) },
  },
  {
    ...base,
    id: PART_STYLE.signHere,
    name: 'Sign Here',
    paragraph: {
      keepLines: true,
      spacing: { after: twips(SPACE.afterText) },
      border: { bottom: { style: 'single', size: 6, color: COLOUR.ink, space: 2 } },
    },
  },
];

import { languageSchema } from '@shared/contract/stored';
import {
  eachField,
  FIELD_NAMES,
  FIELDS_WITH_HEADING,
  type EnteredField,
} from '@shared/report-fields';
import {
  ADDED_FIELDS,
  BENEATH_FIELDS,
  type BeneathField,
  BLANK_ROW,
  findRowField,
  type ReturningField,
  TEXT_FIELDS,
} from '@shared/row-words';
import { buildReportContent } from '../model/build-report-content';
import { buildScale } from '../model/printed-levels';
import { parsePrinted } from '../model/printed-fields';
import { readLayout } from '../model/report-layout';
import type { ReportContent, Row } from '../model/report-content';
import type { Detail, Section, SectionField } from '../model/report-text';
import type { ReportSource, SourceRow } from '../model/report-source';
import { choosePrintedWords } from '../words/printed-words';
import { printedLabels } from './printed-labels';
import { printedText, normaliseText, type TextPlace } from './printed-text';
import { textHash } from './bookmark-name';

export type RowTexts = Record<ReturningField, string>;

export type ReportField = EnteredField | SectionField;

/** A report's own texts by their names in the database, with where each prints. */
export const REPORT_FIELDS: Record<ReportField, 'line' | 'section'> = {
  ...eachField(FIELD_NAMES, (name) => (name in FIELDS_WITH_HEADING ? 'section' : 'line')),
  discussion: 'section',
  recommendation: 'section',
};

export const isReportField = (name: string): name is ReportField => name in REPORT_FIELDS;

/** Reads a row's text as one line, or as the lines of a cell. */
export const placeOfField = (name: ReturningField): TextPlace =>
  findRowField(name).kind === 'text' ? 'cell' : 'line';

export function rowTexts(row: Row): RowTexts {
  const { printed } = row.facts;
  return {
    ...eachField(BENEATH_FIELDS, (name) => normaliseText(printed[name], placeOfField(name))),
    element: printedText(row.element.slice(0, row.element.length - row.beneath.length), 'cell'),
    defect: printedText(row.defect, 'cell'),
    recommendation: printedText(row.recommendation, 'cell'),
    caption: normaliseText(row.said, 'line'),
  };
}

/** Hashes all of a row's texts, to find the exported version of the row. */
export function rowHash(texts: RowTexts): string {
  const first = [...TEXT_FIELDS, 'location' as const].map((name) => texts[name]);
  // Rows without captions and added fields keep the hash that they had before those existed.
  const added = ADDED_FIELDS.flatMap((name) => (texts[name] === '' ? [] : [name, texts[name]]));
  const caption = texts.caption === '' ? [] : [texts.caption];
  return textHash([...first, ...caption, ...added].join('\n\u0001\n'));
}

/** A report's own texts as they print; only those that its document shows. */
export function reportTexts(
  model: Pick<ReportContent, 'title' | 'details' | 'scope' | 'schedule2'>,
): Partial<Record<ReportField, string>> {
  const ofDetail = ({ field, value }: Detail): [string, string][] =>
    field ? [[field, normaliseText(value, 'line')]] : [];
  const ofSection = ({ field, blocks }: Section): [string, string] => [
    field,
    printedText(blocks, 'section'),
  ];
  return Object.fromEntries([
    ['title', normaliseText(model.title, 'line')],
    ...model.details.flatMap(ofDetail),
    ...[...model.scope, ...model.schedule2.sections].map(ofSection),
  ]);
}

/** A report's texts as a file exported now would show them, in numbers of another order. */
export interface PrintedState {
  rows: Map<string, RowTexts>;
  texts: Partial<Record<ReportField, string>>;
  /** The words printed where nothing was written. */
  blank: { cell: string; discussion: string; recommendation: string };
  /** Strips the label that the table prints before a field's words. */
  readValue: (field: BeneathField, text: string) => string;
  /** Parses the printed words of a field with fixed values; undefined for words that are none of its values. */
  parse: (field: BeneathField, text: string) => string | boolean | null | undefined;
  /** Everything that the report prints, fixed words included. */
  printed: () => string[];
}

/**
 * Renders the report as if its rows were numbered as in `order`. Ids in it of deleted rows count as rows without words.
 * `language` is the file's, which may differ from the report's.
 */
export function renderStored(
  source: ReportSource,
  order: readonly string[],
  language: string,
): PrintedState {
  const known = new Map(source.observations.map((row) => [row.id, row]));
  const spoken = languageSchema.safeParse(language.slice(0, 2)).data ?? source.report.language;
  const words = choosePrintedWords(spoken);
  const report = buildReportContent(
    {
      ...source,
      report: { ...source.report, language: spoken },
      // Each by itself: a row that has since joined another finding still has words of its own.
      observations: order.map((id) => ({ ...(known.get(id) ?? goneRow(id)), finding_id: null })),
    },
    {
      words,
      layout: readLayout({}),
      scale: buildScale(source.report.rating_scheme, spoken, words.parts),
    },
  );
  const { readValue } = printedLabels(spoken);
  return {
    rows: new Map(report.schedule1.rows.map((row) => [row.id, rowTexts(row)])),
    texts: reportTexts(report),
    blank: {
      cell: normaliseText(words.none.text, 'cell'),
      discussion: normaliseText(words.none.discussion, 'section'),
      recommendation: normaliseText(words.none.recommendation, 'section'),
    },
    readValue: (field, text) => readValue(field, text) ?? text,
    parse: (field, text) => parsePrinted(field, text, words),
    printed: () => [
      ...report.details.map(({ label, value }) => `${label} ${value}`),
      ...listStrings(words),
      ...listStrings(report),
    ],
  };
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}

function goneRow(id: string): SourceRow {
  return {
    ...BLANK_ROW,
    id,
    photo: '',
    photo_refs: {},
    hand: null,
    proposal: null,
    marks: null,
  };
}

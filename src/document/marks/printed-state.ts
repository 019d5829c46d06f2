import { languageSchema } from '../../../supabase/functions/_shared/contract/stored';
import {
  eachField,
  FIELD_NAMES,
  FIELDS_WITH_HEADING,
  type EnteredField,
} from '../../../supabase/functions/_shared/report-fields';
import { buildReportContent } from '../model/build-report-content';
import { buildScale } from '../model/printed-levels';
import { readLayout } from '../model/report-layout';
import type { ReportContent, Row } from '../model/report-content';
import type { Detail, Section, SectionField } from '../model/report-text';
import type { ReportSource, SourceRow } from '../model/report-source';
import { choosePrintedWords } from '../words/printed-words';
import { printedLabels } from './printed-labels';
import { printedText, normaliseText } from './printed-text';
import { textHash } from './bookmark-name';

export const ROW_FIELDS = ['element', 'defect', 'recommendation', 'location', 'caption'] as const;
export type RowField = (typeof ROW_FIELDS)[number];
export type RowTexts = Record<RowField, string>;

export type ReportField = EnteredField | SectionField;

/** A report's own texts: where each prints, by what it is called in the database. */
export const REPORT_FIELDS: Record<ReportField, 'line' | 'section'> = {
  ...eachField(FIELD_NAMES, (name) => (name in FIELDS_WITH_HEADING ? 'section' : 'line')),
  discussion: 'section',
  recommendation: 'section',
};

export const isReportField = (name: string): name is ReportField => name in REPORT_FIELDS;

/** The texts of a row as they print. */
export function rowTexts(row: Row): RowTexts {
  return {
    element: printedText(row.element.slice(0, row.element.length - row.beneath.length), 'cell'),
    defect: printedText(row.defect, 'cell'),
    recommendation: printedText(row.recommendation, 'cell'),
    location: normaliseText(row.facts.location, 'line'),
    caption: normaliseText(row.said, 'line'),
  };
}

/** Of all that a row says: finds the version of it that was exported. */
export function rowHash(texts: RowTexts): string {
  // A row without a caption has the hash that it had before there were captions.
  const said = ROW_FIELDS.filter((field) => field !== 'caption' || texts.caption !== '');
  return textHash(said.map((field) => texts[field]).join('\n\u0001\n'));
}

/** A report's own texts as they print, those that its document shows. */
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
  /** What prints where nothing was written. */
  blank: { cell: string; discussion: string; recommendation: string };
  /** A place without the word that the table has before it. */
  placeIn: (text: string) => string;
  /** All that the report prints, and what documents print of their own accord. */
  printed: () => string[];
}

/**
 * How the report would print if its rows had the numbers that they have in `order`. Ids in it that are no
 * row any more stand for rows without words. `language` is that of the file; the report's own otherwise.
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
      // Each by itself: also the words of a row that shows another's finding by now are its own.
      observations: order.map((id) => ({ ...(known.get(id) ?? goneRow(id)), finding_id: null })),
    },
    {
      ...{ words, layout: readLayout({}) },
      scale: buildScale(source.report.rating_scheme, spoken, words.parts),
    },
  );
  const { placeIn } = printedLabels(spoken);
  return {
    rows: new Map(report.schedule1.rows.map((row) => [row.id, rowTexts(row)])),
    texts: reportTexts(report),
    blank: {
      cell: normaliseText(words.none.text, 'cell'),
      discussion: normaliseText(words.none.discussion, 'section'),
      recommendation: normaliseText(words.none.recommendation, 'section'),
    },
    placeIn: (text) => placeIn(text) ?? text,
    printed: () => [
      ...report.details.map(({ label, value }) => `${label} ${value}`),
      ...stringsIn(words),
      ...stringsIn(report),
    ],
  };
}

/** Every string in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function goneRow(id: string): SourceRow {
  return {
    ...{ id, photo: '', element: '', defect: '', recommendation: '', location: '', rating: '' },
    ...{ severity: null, urgency: null, captured_at: null, photo_refs: {}, outcome: null },
    ...{ hand: null, proposal: null, marks: null },
  };
}

import { type Language, readReportLanguage } from '@shared/languages/language';
import { findLevel, schemeTitle } from '@shared/ratings/list-levels';
import { type RatingScheme, readScheme } from '@shared/ratings/rating-scheme';
import { photoBindingsSchema } from '@shared/contract/stored';
import { renumberTexts } from '@shared/renumber-photos';
import {
  FIELDS_AFTER_DATE,
  FIELDS_BEFORE_DATE,
  FIELDS_WITH_HEADING,
  listNames,
} from '@shared/report-fields';
import {
  findRowField,
  isSaid,
  nameValue,
  pickFields,
  ROW_FIELD_NAMES,
  type RowFieldName,
  type RowWords,
  TEXT_FIELDS,
} from '@shared/row-words';
import { readDrawing } from '@shared/drawing/drawing';
import type { Observation } from '@/records/observation';
import type { PlannedReport } from './archive-plan';

const { site_address, structure, reference, revision } = FIELDS_BEFORE_DATE;
const PARTICULARS = {
  reference,
  revision,
  site_address,
  structure,
  ...FIELDS_AFTER_DATE,
  ...FIELDS_WITH_HEADING,
};
const findLabel = (name: keyof typeof PARTICULARS) =>
  name === 'structure' ? 'What is inspected' : PARTICULARS[name].label;

type Written = Pick<PlannedReport, 'report' | 'observations' | 'sections'>;

/** A report as plain text, readable without any of our programs. */
export function reportText({ report, observations, sections }: Written): string {
  const order = observations.map(({ id }) => id);
  /** Renumbers texts of a row or a section to the photos' numbers in this archive. */
  const numbered = <Name extends string>(texts: Record<Name, string>, refs: unknown) =>
    renumberTexts(texts, photoBindingsSchema.parse(refs), order).texts;
  const scheme = readScheme(report.rating_scheme);
  const language = readReportLanguage(report.language);
  const head = [
    report.title,
    '='.repeat(Math.min(Array.from(report.title).length, 72)),
    `Inspection date: ${report.inspection_date}`,
    ...(report.client_name ? [`Client: ${report.client_name}`] : []),
    `Created: ${report.created_at}`,
    ...listNames(PARTICULARS).flatMap((name) =>
      report[name].trim() === '' ? [] : [`${findLabel(name)}: ${indented(report[name])}`],
    ),
    ...(scheme ? [`Ratings: ${schemeTitle(scheme, language).name}`] : []),
  ];
  const rows = observations.map((row, index) => {
    const { photo, photo_refs } = row;
    const texts = numbered(pickFields(row, TEXT_FIELDS), photo_refs);
    return [
      `Row ${index + 1}${photo.trim() === '' ? ' (no photo)' : `: Photo ${index + 1}`}`,
      ...(row.finding_id === null
        ? []
        : [
            `  Shows the finding of Photo ${order.indexOf(row.finding_id) + 1}. Its own words are not in the report:`,
          ]),
      ...markLines(row),
      ...ROW_FIELD_NAMES.flatMap((name) => {
        const value = fieldText(name, { ...row, ...texts }, scheme, language);
        const isShown = value !== '' || TEXT_FIELDS.some((text) => text === name);
        return isShown ? [`  ${findRowField(name).label}: ${indented(value)}`] : [];
      }),
    ].join('\n');
  });
  const texts = sections.map(
    ({ heading, paragraph, photo_refs }) =>
      `${heading}\n\n${numbered({ paragraph }, photo_refs).paragraph}`,
  );
  return [head.join('\n'), ...rows, ...texts].join('\n\n') + '\n';
}

function markLines(row: Observation): string[] {
  return readDrawing(row).marks.flatMap(({ kind, number, text }) =>
    number === null && text === ''
      ? []
      : [`  Mark${number === null ? '' : ` ${number}`} (${kind}): ${indented(text)}`],
  );
}

/** A field in words; blank where nothing was entered. */
function fieldText(
  name: RowFieldName,
  row: RowWords,
  scheme: RatingScheme | null,
  language: Language,
): string {
  const value = row[name];
  if (!isSaid(value)) return '';
  const { kind } = findRowField(name);
  if (kind === 'level') return ratingText(scheme, String(value), language);
  if (kind === 'flag') return 'Yes';
  return kind === 'choice' ? nameValue(String(value)) : String(value);
}

function ratingText(scheme: RatingScheme | null, code: string, language: Language): string {
  const label = findLevel(scheme, code, language)?.label;
  return label === undefined || label === code ? code : `${code} (${label})`;
}

function indented(text: string): string {
  return text.trim() === '' ? '-' : text.trim().replace(/\r?\n/g, '\n    ');
}

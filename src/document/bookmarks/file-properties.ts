import type { ColumnKind } from '../model/report-content';
import { textHash } from './bookmark-name';

/** The properties by which an exported Word file is brought back. */
export interface FileProperties {
  reportId: string;
  /** When the report was read for it. */
  exportedAt: string;
  language: string;
  /** The columns of the observations table; none where there is no such table. */
  columns: readonly ColumnKind[];
  /** The `rowToken` of each row, in the order of the numbers. */
  rows: readonly string[];
  /** The `pictureToken` of each row; none in files exported before November 2026. */
  pictures: readonly string[];
}

type Properties = { name: string; value: string }[];

const NAMES = {
  format: 'Plumbline format',
  reportId: 'Plumbline report',
  exportedAt: 'Plumbline exported at',
  language: 'Plumbline language',
  columns: 'Plumbline columns',
  rows: 'Plumbline rows',
  pictures: 'Plumbline pictures',
};
const FORMAT = '1';
const TOKEN = 6;
/** Word shows and keeps 255 characters of a property. */
const ROWS_PER_PROPERTY = 36;
const PICTURES_PER_PROPERTY = 31;
const SUM = 7;
/** Marks a row that was exported without a picture. */
export const NO_PICTURE = '-';

/** Names a row among those of its report, in a quarter of its id's length. */
export const rowToken = (id: string) => textHash(id.toLowerCase()).slice(-TOKEN);

/** Names a picture by the checksum that every archive keeps of it: comparing needs no unpacking. */
export const pictureToken = (crc: number) => crc.toString(36).padStart(SUM, '0');

/** Splits a list of tokens over as many properties as it needs. */
function listed(name: string, tokens: readonly string[], perProperty: number): Properties {
  return Array.from({ length: Math.ceil(tokens.length / perProperty) }, (_, index) => ({
    name: `${name} ${index + 1}`,
    value: tokens.slice(index * perProperty, (index + 1) * perProperty).join(' '),
  }));
}

export function writeProperties(file: FileProperties): Properties {
  return [
    { name: NAMES.format, value: FORMAT },
    { name: NAMES.reportId, value: file.reportId },
    { name: NAMES.exportedAt, value: file.exportedAt },
    { name: NAMES.language, value: file.language },
    { name: NAMES.columns, value: file.columns.join(' ') },
    ...listed(NAMES.rows, file.rows, ROWS_PER_PROPERTY),
    ...listed(NAMES.pictures, file.pictures, PICTURES_PER_PROPERTY),
  ];
}

/** Reads the properties; null where the file names no report. */
export function readProperties(properties: Properties): FileProperties | null {
  const readValue = (name: string) => properties.find((known) => known.name === name)?.value ?? '';
  const reportId = readValue(NAMES.reportId);
  if (reportId === '') return null;
  const readTokens = (name: string) => {
    const tokens: string[] = [];
    for (let index = 1; readValue(`${name} ${index}`) !== ''; index += 1)
      tokens.push(...readValue(`${name} ${index}`).split(' '));
    return tokens;
  };
  return {
    reportId,
    exportedAt: readValue(NAMES.exportedAt),
    language: readValue(NAMES.language),
    columns: readValue(NAMES.columns).split(' ').filter(isColumnKind),
    rows: readTokens(NAMES.rows),
    pictures: readTokens(NAMES.pictures),
  };
}

const KINDS: readonly ColumnKind[] = [
  'photo',
  'number',
  'location',
  'element',
  'defect',
  'recommendation',
  'rating',
];

function isColumnKind(word: string): word is ColumnKind {
  return KINDS.some((kind) => kind === word);
}

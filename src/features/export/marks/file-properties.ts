import type { ColumnKind } from '../model/report-model';
import { textHash } from './text-hash';

/** What an exported Word file says of itself, so that it can be brought back. */
export interface FileProperties {
  reportId: string;
  /** When the report was read for it. */
  exportedAt: string;
  language: string;
  /** The columns of the observations' table; none where there is no such table. */
  columns: readonly ColumnKind[];
  /** For each row in the order of the numbers, what `rowToken` makes of its id. */
  rows: readonly string[];
}

type Properties = { name: string; value: string }[];

const NAMES = {
  format: 'Plumbline format',
  reportId: 'Plumbline report',
  exportedAt: 'Plumbline exported at',
  language: 'Plumbline language',
  columns: 'Plumbline columns',
  rows: 'Plumbline rows',
};
const FORMAT = '1';
const TOKEN = 6;
/** Word shows and keeps 255 characters of a property. */
const ROWS_PER_PROPERTY = 36;

/** Names a row among those of its report, in a quarter of its id's length. */
export const rowToken = (id: string) => textHash(id.toLowerCase()).slice(-TOKEN);

export function writeProperties(file: FileProperties): Properties {
  const rows = Array.from(
    { length: Math.ceil(file.rows.length / ROWS_PER_PROPERTY) },
    (_, index) => ({
      name: `${NAMES.rows} ${index + 1}`,
      value: file.rows.slice(index * ROWS_PER_PROPERTY, (index + 1) * ROWS_PER_PROPERTY).join(' '),
    }),
  );
  return [
    { name: NAMES.format, value: FORMAT },
    { name: NAMES.reportId, value: file.reportId },
    { name: NAMES.exportedAt, value: file.exportedAt },
    { name: NAMES.language, value: file.language },
    { name: NAMES.columns, value: file.columns.join(' ') },
    ...rows,
  ];
}

/** Reads what is there; null where a file does not name its report. */
export function readProperties(properties: Properties): FileProperties | null {
  const valueOf = (name: string) => properties.find((known) => known.name === name)?.value ?? '';
  const reportId = valueOf(NAMES.reportId);
  if (reportId === '') return null;
  const rows: string[] = [];
  for (let index = 1; valueOf(`${NAMES.rows} ${index}`) !== ''; index += 1)
    rows.push(...valueOf(`${NAMES.rows} ${index}`).split(' '));
  return {
    reportId,
    exportedAt: valueOf(NAMES.exportedAt),
    language: valueOf(NAMES.language),
    columns: valueOf(NAMES.columns).split(' ').filter(isColumnKind),
    rows,
  };
}

const KINDS: readonly ColumnKind[] = [
  ...(['photo', 'number', 'location', 'element', 'defect', 'recommendation', 'rating'] as const),
];

function isColumnKind(word: string): word is ColumnKind {
  return KINDS.some((kind) => kind === word);
}

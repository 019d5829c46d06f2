import { types } from '@electric-sql/pglite';
import { types as driverTypes } from 'pg';
import { valueParsers } from '../read-values.ts';

/** Characters of text in the current row. */
let counted = 0;

/** The length of the current row's texts. Call once for each row, after it has been read. */
export function takeCounted(): number {
  const characters = counted;
  counted = 0;
  return characters;
}

const parsers = valueParsers((characters) => {
  counted += characters;
});
/** Arrays of the types parsed here; the driver parses all others. */
const LISTS_OF: Record<number, number> = {
  199: types.JSON,
  1003: types.TEXT,
  1009: types.TEXT,
  1015: types.VARCHAR,
  1016: types.INT8,
  1115: types.TIMESTAMP,
  1182: types.DATE,
  1183: types.TIME,
  1185: types.TIMESTAMPTZ,
  1231: types.NUMERIC,
  3807: types.JSONB,
};

/** Parsers that return values as the embedded engine does. */
export const VALUE_TYPES = {
  getTypeParser(type: number): (text: string) => unknown {
    const read = parsers[LISTS_OF[type] ?? type];
    if (type === types.INTERVAL) return String;
    if (!read) return driverTypes.getTypeParser(type) as (text: string) => unknown;
    return LISTS_OF[type] ? (text) => types.arrayParser(text, read, type) as unknown : read;
  },
};

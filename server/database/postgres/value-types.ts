import { types } from '@electric-sql/pglite';
import { types as driverTypes } from 'pg';
import { valueParsers } from '../read-values.ts';

/** Characters of texts in the row that is being read. */
let counted = 0;

/** Gives the length of the texts of the current row; to be called once for each row, when it has been read. */
export function takeCounted(): number {
  const characters = counted;
  counted = 0;
  return characters;
}

const parsers = valueParsers((characters) => {
  counted += characters;
});
/** Lists of what is read here; the driver knows the others. */
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

/** Values as the embedded engine answers them. */
export const VALUE_TYPES = {
  getTypeParser(type: number): (text: string) => unknown {
    const read = parsers[LISTS_OF[type] ?? type];
    if (type === types.INTERVAL) return String;
    if (!read) return driverTypes.getTypeParser(type) as (text: string) => unknown;
    return LISTS_OF[type] ? (text) => types.arrayParser(text, read, type) as unknown : read;
  },
};

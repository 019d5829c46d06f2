import { z } from 'zod';
import {
  blankValue,
  findRowField,
  ROW_FIELD_NAMES,
  type RowFieldName,
  type RowWords,
} from '../../supabase/functions/_shared/row-words';

type Shape = { [Name in RowFieldName]: z.ZodType<RowWords[Name]> };

function storedSchema(name: RowFieldName): z.ZodType {
  const field = findRowField(name);
  if (field.kind === 'choice') return z.enum(field.values).nullable();
  if (field.kind === 'flag') return z.boolean();
  return field.kind === 'time' ? z.string().nullable() : z.string();
}

const shapeWith = (make: (name: RowFieldName) => z.ZodType) =>
  Object.fromEntries(ROW_FIELD_NAMES.map((name) => [name, make(name)])) as Shape;

/** A row's words when it was signed; blank for a field that is newer. */
export const SIGNED_WORDS = shapeWith((name) => storedSchema(name).default(blankValue(name)));

/** A row's words in a version: a field that is missing, or no longer of this form, reads as none. */
export const keptWordsSchema = z.object(
  shapeWith((name) => storedSchema(name).catch(blankValue(name))),
);

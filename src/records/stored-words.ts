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

/** What a row said when it was signed; blank for a field that came after. */
export const SIGNED_WORDS = shapeWith((name) => storedSchema(name).default(blankValue(name)));

/** What a row said in a version: what is missing, or of another form by now, reads as none. */
export const keptWordsSchema = z.object(
  shapeWith((name) => storedSchema(name).catch(blankValue(name))),
);

import { z } from 'zod';
import { storedWord, storedWords } from '@shared/contract/stored';
import { blankValue, ROW_FIELD_NAMES } from '@shared/row-words';

/** A row's words when it was signed; blank for a field that is newer. */
export const SIGNED_WORDS = storedWords(ROW_FIELD_NAMES, (name) =>
  storedWord(name).default(blankValue(name)),
);

/** A row's words in a version: a field that is missing, or no longer of this form, reads as none. */
export const keptWordsSchema = z.object(
  storedWords(ROW_FIELD_NAMES, (name) => storedWord(name).catch(blankValue(name))),
);

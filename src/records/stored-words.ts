import { z } from 'zod';
import { storedWord, storedWords } from '@shared/contract/stored';
import { blankValue, ROW_FIELD_NAMES } from '@shared/row-words';

/** A row's words as signed; blank for newer fields. */
export const SIGNED_WORDS = storedWords(ROW_FIELD_NAMES, (name) =>
  storedWord(name).default(blankValue(name)),
);

/** A row's words in a version; missing or invalid fields read as blank. */
export const keptWordsSchema = z.object(
  storedWords(ROW_FIELD_NAMES, (name) => storedWord(name).catch(blankValue(name))),
);

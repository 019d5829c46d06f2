import { countCharacters } from '@shared/text/count-characters';
import { isPhraseField, MAX_PHRASE, type NewPhrase } from '../schema';
import { readRole } from './heads';
import type { PhraseTable } from './read-table';

/** The phrases in a list, and the count of cells too long for one. */
export interface ReadPhrases {
  phrases: NewPhrase[];
  tooLong: number;
}

/** A table's phrases: each column has its field, or each line names its own. */
export function listPhrases({ rows, roles, hasHead }: PhraseTable): ReadPhrases {
  const [fieldAt, textAt] = [roles.indexOf('field'), roles.indexOf('text')];
  const said = rows.slice(hasHead ? 1 : 0).flatMap((row): NewPhrase[] => {
    if (fieldAt < 0 || textAt < 0)
      return roles.flatMap((role, at) =>
        role !== null && isPhraseField(role) ? [{ field: role, text: row[at] ?? '' }] : [],
      );
    const field = readRole(row[fieldAt] ?? '') ?? '';
    return isPhraseField(field) ? [{ field, text: row[textAt] ?? '' }] : [];
  });
  const fits = ({ text }: NewPhrase) => countCharacters(text) <= MAX_PHRASE;
  const phrases = said.filter((phrase) => phrase.text !== '' && fits(phrase));
  return { phrases, tooLong: said.filter((phrase) => !fits(phrase)).length };
}

import type { NumberedObservation, SectionDrafts } from '../../analyst.ts';
import { type Language, LANGUAGES } from '../../languages/language.ts';
import { splitSentences } from '../../languages/split-sentences.ts';
import { findPhotoReferences } from '../../photo-references.ts';

/** Words for no defect, in each language. */
const CLEARING: Record<Language, RegExp> = {
  en: /\b(?:no|without(?: any)?) (?:visible |apparent )?(?:defects?|damage)\b|\bshows? (?:no defect|none)\b/iu,
  de: /\bkeine?n? (?:sichtbaren? |sichtbarer )?(?:Mangel|Mängel|Schaden|Schäden)\b|\bmangelfrei/iu,
  fr: /\b(?:aucun|pas de|sans) (?:désordre|défaut|dommage)s?/iu,
  es: /\b(?:sin|ningún) (?:daño|defecto)s?/iu,
  nl: /\bgeen (?:zichtbaa?re? )?(?:gebrek|gebreken|schade)\b/iu,
  pt: /\b(?:sem|nenhuma?) (?:anomalia|defeito|dano)s?/iu,
  it: /\b(?:nessun[ao]?|senza) (?:difett[oi]|dann[oi]|anomali[ae])/iu,
  ja: /(?:不具合|損傷|異常)(?:は|が)?(?:なし|ない|記録されていない|見られない|認められない)/u,
  pl: /(?:brak|bez|nie (?:stwierdzono|odnotowano|widać)) (?:widocznych )?(?:uszkodzeń|usterek|wad)/iu,
};

/** In any language: a draft may have words of another. */
const IN_ANY = new RegExp(LANGUAGES.map((language) => CLEARING[language].source).join('|'), 'iu');
export const clears = (statement: string) => IN_ANY.test(statement);

/**
 * Splits a paragraph into statements: each item of a list together with its introduction, all else sentence by
 * sentence.
 */
function listStatements(paragraph: string): string[] {
  const [lead = '', ...items] = paragraph.split('\n');
  return items.length > 0 ? items.map((item) => `${lead} ${item}`) : splitSentences(paragraph);
}

/** The statements of a draft that say that something has no defect. */
export const clearingStatements = ({ discussion, recommendation }: SectionDrafts) =>
  `${discussion}\n\n${recommendation}`
    .split('\n\n')
    .filter(clears)
    .flatMap(listStatements)
    .filter(clears);

/** The words of a pool that a text has: what it names. */
const findNames = (text: string, pool: readonly string[]) =>
  new Set(pool.filter((word) => text.toLowerCase().includes(word.toLowerCase())));

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((word) => all.has(word));

type Named = Pick<NumberedObservation, 'number' | 'element' | 'location'>;

/**
 * The fault of a statement that clears something, in a report with one row without a defect and one with: null where it
 * clears no more than the first row says. Names are the nouns of `pool` that a row's element and location have. A
 * statement clears a defect row where it cites no photo or the wrong one; where it names something that both rows name,
 * and not, letter for letter, all that the sound row's element says; where it names something that only the defect row
 * names; or where the one row's names are all among the other's, and it does not send the reader to the photo of the
 * defect.
 */
export function overclaim(
  statement: string,
  { sound, broken, pool }: { sound: Named; broken: Named; pool: readonly string[] },
): string | null {
  const cited = new Set(findPhotoReferences(statement).flatMap(({ numbers }) => numbers));
  if (!cited.has(sound.number)) return 'does not cite the photo without a defect';
  const named = findNames(statement, pool);
  const ofSound = findNames(`${sound.element} ${sound.location}`, pool);
  const ofBroken = findNames(`${broken.element} ${broken.location}`, pool);
  if ([...named].some((word) => ofBroken.has(word) && !ofSound.has(word))) {
    return 'names what the defect row alone names';
  }
  const isShared = [...named].some((word) => ofBroken.has(word));
  const whole = sound.element.replace(/\s+/g, ' ').trim();
  if (isShared && !(statement.includes(whole) && statement.includes(sound.location))) {
    return 'names less than the whole element of the row without a defect';
  }
  const isPartOfOther = isWithin(ofSound, ofBroken) || isWithin(ofBroken, ofSound);
  if (isShared && isPartOfOther && !cited.has(broken.number)) {
    return 'says nothing of the defect recorded for the same';
  }
  return !isShared && cited.has(broken.number) ? 'clears the photo of the defect' : null;
}

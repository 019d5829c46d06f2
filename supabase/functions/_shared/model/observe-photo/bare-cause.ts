import { LANGUAGES, type Language } from '../../languages/language.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { LETTER } from '../../languages/word-pattern.ts';

/** Hedges inside hedges: "Probable cause: may be due to …". */
const MAX_HEDGES = 5;

const PATTERNS = new Map(
  LANGUAGES.map((language) => {
    const { hedges, nothing } = PATTERNS_IN[language];
    const end = FACTS_IN[language].isUnspaced ? '' : `(?!${LETTER})`;
    return [
      language,
      {
        before: new RegExp(`^[\\s"'“„«(]*(?:${hedges.before})${end}[\\s:：,、–—-]*`, 'iu'),
        after: new RegExp(`(?:${hedges.after})[\\s.。]*$`, 'iu'),
        nothing: new RegExp(`^(?:${nothing})[\\s.。]*$`, 'iu'),
      },
    ];
  }),
);

/**
 * A cause without its hedges, because the row itself says once that it is unconfirmed. Blank when
 * nothing is left or no cause is named.
 */
export function bareCause(text: string, language: Language): string {
  const patterns = PATTERNS.get(language);
  if (!patterns || patterns.nothing.test(text.trim())) return '';
  let cause = text.trim();
  for (let hedge = 0; hedge < MAX_HEDGES; hedge += 1) {
    const bare = cause.replace(patterns.before, '').replace(patterns.after, '').trim();
    if (bare === cause) break;
    cause = bare;
  }
  return patterns.nothing.test(cause) ? '' : cause;
}

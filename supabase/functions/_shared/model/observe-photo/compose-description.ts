import type { PhotoDescription } from '../../analyst.ts';
import { MAX_LOCATION, MAX_OBSERVATION_TEXT } from '../../contract/limits.ts';
import { SEVERITIES } from '../../row-fields.ts';
import type { Language } from '../../languages/language.ts';
import { isSmallWord } from '../../languages/detect-other-language.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { bareCause } from './bare-cause.ts';
import type { AnsweredDefect, PhotoAnswer } from './schema.ts';
import { shortenText } from './shorten-text.ts';

/** Composes a row in the report's language from the model's fields, keeping observation and cause apart. */
export function composeDescription(answer: PhotoAnswer, language: Language): PhotoDescription {
  const { row } = ANALYST_IN[language];
  const { space } = FACTS_IN[language].signs;
  const { outcome, defects, confidence } = answer;
  const base = { outcome, confidence, cautions: [], rating: null };
  if (outcome !== 'defect') {
    const isSound = outcome === 'no_visible_defect';
    return {
      ...base,
      element: answer.element || row.noElement,
      defect: [
        startingWith(
          isSound ? row.noVisibleDefect : row.nothingInspectable,
          answer.visible,
          language,
        ),
        ...(isSound ? formatLimit(answer, language) : []),
      ].join(space),
      recommendation:
        composeRecommendation(answer, language) || (isSound ? row.noAction : row.anotherPhoto),
      severity: null,
      urgency: null,
      location: '',
    };
  }
  const cause = bareCause(answer.cause, language);
  const sentences = defects.map((defect) => composeSentence(defect, defects.length > 1, language));
  if (cause !== '') sentences.push(row.cause + withStop(lowered(cause, language), language));
  sentences.push(...formatLimit(answer, language));
  return {
    ...base,
    element: answer.element,
    // With many long defects, the least severe are dropped.
    defect: shortenText(sentences.join(space), MAX_OBSERVATION_TEXT, space),
    recommendation: composeRecommendation(answer, language),
    severity: highest(defects),
    urgency: answer.urgency === 'none' ? null : answer.urgency,
    location: joinPlaces(defects, language),
    rating: answer.rating ?? null,
  };
}

/** The part that this photo leaves open: readers take silence for a clean bill. */
function formatLimit({ not_judged }: PhotoAnswer, language: Language): string[] {
  const { row } = ANALYST_IN[language];
  const limit = withoutStop(not_judged);
  return limit === '' ? [] : [row.notJudged + withStop(lowered(limit, language), language)];
}

function highest(defects: readonly AnsweredDefect[]): PhotoDescription['severity'] {
  const found = new Set(defects.map(({ severity }) => severity));
  return SEVERITIES.findLast((one) => found.has(one)) ?? null;
}

/** The defects' places, most severe first, without labels. */
function joinPlaces(defects: readonly AnsweredDefect[], language: Language): string {
  const { semicolon } = FACTS_IN[language].signs;
  const places = [...new Set(defects.map(({ where }) => withoutStop(where)).filter(Boolean))];
  const fitting = places.filter(
    (_, index) => places.slice(0, index + 1).join(semicolon).length <= MAX_LOCATION,
  );
  return fitting.join(semicolon);
}

/** "Stepped crack, below the sill, along the joints.": a part that repeats another is dropped. */
function composeSentence(defect: AnsweredDefect, isOneOfMany: boolean, language: Language): string {
  const { space, comma } = FACTS_IN[language].signs;
  const parts = [defect.what, ...(isOneOfMany ? [defect.where] : []), defect.form, defect.extent]
    .map(withoutStop)
    .filter((part) => part !== '');
  const newParts = parts.filter(
    (part, index) => !parts.some((other, at) => at !== index && says(other, part, at < index)),
  );
  const hasSentences = newParts.some((part) => /[.!?]\s|[。！？]/.test(part));
  if (hasSentences) return newParts.map((part) => withStop(raised(part), language)).join(space);
  const [first = '', ...others] = newParts;
  return withStop(
    [raised(first), ...others.map((part) => lowered(part, language))].join(comma),
    language,
  );
}

/** Of two equal parts the first is kept. */
function says(other: string, part: string, isEarlier: boolean): boolean {
  const [a, b] = [other.toLowerCase(), part.toLowerCase()];
  return a === b ? isEarlier : a.includes(b);
}

function composeRecommendation({ recommendation }: PhotoAnswer, language: Language): string {
  const { measure, who } = recommendation;
  if (measure === '') return '';
  const sentence = withStop(raised(measure), language);
  const whom = withoutStop(who);
  if (whom === '' || measure.toLowerCase().includes(whom.toLowerCase())) return sentence;
  const { by } = ANALYST_IN[language].row;
  const { space } = FACTS_IN[language].signs;
  return sentence + space + by + withStop(lowered(whom, language), language);
}

/** The outcome in the same words for every row, so that people and the section writer recognise it. */
function startingWith(outcome: string, text: string, language: Language): string {
  const { space } = FACTS_IN[language].signs;
  if (text === '') return withStop(outcome, language);
  if (text.toLowerCase().startsWith(outcome.toLowerCase())) return withStop(text, language);
  return withStop(outcome, language) + space + withStop(raised(text), language);
}

function withoutStop(text: string): string {
  return text.trim().replace(/(?<!\b\p{L}{1,2})[.。;；]+$/u, '');
}

function withStop(text: string, language: Language): string {
  const trimmed = text.trim();
  return /[.!?。！？…]$/.test(trimmed) ? trimmed : trimmed + FACTS_IN[language].signs.stop;
}

function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lowers the first letter, except of a possible name, designation or capitalised noun. */
function lowered(text: string, language: Language): string {
  const word = /^[A-ZÀ-ÖÙ-Þ][a-zß-ÿ]+(?![\w'’]|\s+[A-ZÀ-Þ0-9])/.exec(text)?.[0];
  if (!word || (PATTERNS_IN[language].nounsAreCapital && !isSmallWord(word, language))) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

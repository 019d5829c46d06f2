import type { NumberedObservation } from '../analyst.ts';
import type { Outcome, Severity, Urgency } from '../contract/stored.ts';
import type { LanguageFacts } from '../languages/forms/facts.ts';
import type { Language } from '../languages/language.ts';
import { toStatement } from '../languages/split-sentences.ts';
import { ANALYST_IN } from '../languages/tables/analyst.ts';
import { FACTS_IN } from '../languages/tables/facts.ts';
import { TEXTS_IN } from '../languages/tables/texts.ts';
import { findPhotoReferences } from '../photo-references.ts';
import { takeText } from '../text/take-text.ts';
import { namePhotos } from './name-photos.ts';
import { hasAllWords } from './same-names.ts';

/** The urgency of a row, the most pressing first; a row that nobody has judged may be more than upkeep. */
export const RANKS = ['safety', 'immediate', 'major', 'unjudged', 'moderate', 'minor'] as const;
export type Rank = (typeof RANKS)[number];

/** A row as a draft repeats it. */
export interface RecordedRow {
  number: number;
  /** All photos of its finding, ascending. */
  photos: readonly number[];
  outcome: Outcome;
  /** As it was written, on one line; blank where the row does not say. */
  element: string;
  /** The element and its location, as they were written: all that names what the row is about. */
  where: string;
  /** Blank where a row without a defect says no more than that. */
  defect: string;
  recommendation: string;
  severity: Severity | null;
  urgency: Urgency | null;
  rank: Rank;
}

/** Rows of a report as they may be repeated, where `numbers` are all its photos. */
export function recordedRows(
  observations: readonly NumberedObservation[],
  language: Language,
  numbers: ReadonlySet<number> = new Set(observations.flatMap(({ photos }) => photos)),
): RecordedRow[] {
  const { signs } = FACTS_IN[language];
  const clean = (text: string) => withoutForeignPhotos(text, numbers, language);
  return observations.map((row) => {
    const element = clean(cleanName(row.element));
    const location = clean(cleanName(row.location));
    const isSaid = location === '' || hasAllWords(element, location);
    const defect = clean(formatNote(row.defect, signs));
    const outcome = decideOutcome(row, defect);
    return {
      ...row,
      outcome,
      element,
      where: [element, isSaid ? '' : location].filter(Boolean).join(signs.comma),
      defect: outcome === 'no_visible_defect' && saysNoDefectAlone(defect) ? '' : defect,
      recommendation: clean(formatNote(row.recommendation, signs)),
      rank: rankRow(row),
    };
  });
}

/** The row's outcome for its photo; a row without words is not assessed. */
function decideOutcome({ outcome, severity }: NumberedObservation, defect: string): Outcome {
  if (outcome === 'nothing_inspectable') return outcome;
  // "No defect above; below, it has spalled" that somebody grades is a defect, whatever it begins with.
  const isSound = severity === null || saysNoDefectAlone(defect);
  if (outcome === 'no_visible_defect' && isSound) return outcome;
  return defect === '' ? 'not_assessed' : 'defect';
}

const NO_DEFECT = new RegExp(
  `^(?:${Object.values(TEXTS_IN)
    .map(({ noDefect }) => noDefect)
    .join('|')})$`,
  'iu',
);
const NO_VISIBLE_DEFECT = new Set(
  Object.values(ANALYST_IN).map(({ row }) => toStatement(row.noVisibleDefect)),
);

/** In any language: rows keep theirs when the report gets another. */
function saysNoDefectAlone(defect: string): boolean {
  const statement = toStatement(defect);
  return statement === '' || NO_VISIBLE_DEFECT.has(statement) || NO_DEFECT.test(statement);
}

function rankRow({ severity, urgency }: NumberedObservation): Rank {
  if (severity === 'safety') return severity;
  return urgency === 'immediate' ? urgency : (severity ?? 'unjudged');
}

const onOneLine = (text: string) => takeText(text).replace(/\s+/gu, ' ').trim();

/** Nothing but "n/a" or a dash says nothing. */
const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text) || /^n\/?a\.?$/iu.test(text.trim());

/** A name as it was written, without the stop behind it. */
const cleanName = (text: string) =>
  isBlank(text) ? '' : onOneLine(text).replace(/[.,;:。、；：\s]+$/u, '');

const LIST_MARK = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;

/** The lines of a note as sentences one after the other, each with its stop. */
function formatNote(text: string, { stop, space }: LanguageFacts['signs']): string {
  const lines = text.split(/[\r\n]+/u).map(onOneLine);
  return lines
    .filter((line) => !isBlank(line))
    .map((line) => (lines.length > 1 ? line.replace(LIST_MARK, '') : line))
    .map((line) =>
      /[.!?。！？]["'”’»“)）」』]?$/u.test(line)
        ? line
        : `${line.replace(/[,;:、；：\s]+$/u, '')}${stop}`,
    )
    .join(space);
}

/** A row may speak of a photo of another report; here its number would lead to the wrong picture. */
export function withoutForeignPhotos(
  text: string,
  numbers: ReadonlySet<number>,
  language: Language,
): string {
  if (!/\p{Nd}/u.test(text)) return text;
  return findPhotoReferences(text).reduceRight((rest, { numbers: cited, start, end }) => {
    const known = cited.filter((number) => numbers.has(number));
    if (known.length === cited.length) return rest;
    const { missingPhoto } = ANALYST_IN[language].row;
    const named = known.length > 0 ? namePhotos(known, language) : missingPhoto;
    return rest.slice(0, start) + named + rest.slice(end);
  }, text);
}

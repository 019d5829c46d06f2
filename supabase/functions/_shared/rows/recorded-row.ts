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

/** Ranks of rows, most urgent first; a row that nobody has judged may be more than minor. */
export const RANKS = ['safety', 'immediate', 'major', 'unjudged', 'moderate', 'minor'] as const;
export type Rank = (typeof RANKS)[number];

/** A row as drafts repeat it. */
export interface RecordedRow {
  number: number;
  /** All photos of its finding, ascending. */
  photos: readonly number[];
  outcome: Outcome;
  /** As written, on one line; blank when the row has none. */
  element: string;
  /** Element and location as written: all that names the row's subject. */
  where: string;
  /** Blank for a row that only denies a defect. */
  defect: string;
  recommendation: string;
  severity: Severity | null;
  urgency: Urgency | null;
  rank: Rank;
}

/** A report's rows in the form that drafts repeat; `numbers` are all its photos. */
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

/** A row's outcome for drafts; one without words is not assessed. */
function decideOutcome({ outcome, severity }: NumberedObservation, defect: string): Outcome {
  if (outcome === 'nothing_inspectable') return outcome;
  // "No defect above; below, it has spalled" with a severity is a defect, despite its beginning.
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

/** In any language, because rows keep theirs when the report's changes. */
function saysNoDefectAlone(defect: string): boolean {
  const statement = toStatement(defect);
  return statement === '' || NO_VISIBLE_DEFECT.has(statement) || NO_DEFECT.test(statement);
}

function rankRow({ severity, urgency }: NumberedObservation): Rank {
  if (severity === 'safety') return severity;
  return urgency === 'immediate' ? urgency : (severity ?? 'unjudged');
}

const onOneLine = (text: string) => takeText(text).replace(/\s+/gu, ' ').trim();

/** True for a text without content, such as "n/a" or a dash. */
const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text) || /^n\/?a\.?$/iu.test(text.trim());

/** A name as written, without closing punctuation. */
const cleanName = (text: string) =>
  isBlank(text) ? '' : onOneLine(text).replace(/[.,;:。、；：\s]+$/u, '');

const LIST_MARK = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;

/** A note's lines as consecutive sentences, each with its full stop. */
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

/** Replaces photos of another report, whose numbers would lead to the wrong picture here. */
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

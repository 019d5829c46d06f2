import type { ReviewedRow, ReviewRequest } from '../../analyst.ts';
import { findAssurance } from '../../assurance.ts';
import { minutesBetween } from '../../captured-at.ts';
import { MAX_SUGGESTION_REASON, MAX_SUGGESTIONS } from '../../contract/limits.ts';
import { holdsWords, type Suggestion } from '../../contract/stored.ts';
import { SEVERITIES } from '../../row-fields.ts';
import { fill } from '../../languages/fill.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { findCitations } from '../write-sections/section-breaches.ts';
import { namePhotos } from '../../rows/name-photos.ts';
import { isByAnalyst, isByPerson, renamings } from './element-names.ts';
import type { ReviewAnswer } from './schema.ts';

type Proposed = Omit<Suggestion, 'id'>;

const MAX_NAMED = 5;
/** A close view follows its wide view, or precedes it, within this time. */
const CLOSE_IN_MINUTES = 30;
/** Without a clock, rows this near each other in the report. */
const CLOSE_IN_ROWS = 5;
/** Photos of one defect are taken within this time. */
const SAME_IN_MINUTES = 10;

/**
 * Turns a comparison into suggestions in the order of the rows: only for existing rows, by their
 * current words, never against a person's own judgement.
 */
export function toSuggestions(answer: ReviewAnswer, request: ReviewRequest): Proposed[] {
  const rows = new Map(request.rows.map((row) => [row.number, row]));
  const all = [
    ...assuranceSuggestions(answer, request, rows),
    ...severitySuggestions(answer, request, rows),
    ...nameSuggestions(answer, request),
    ...pairSuggestions(answer, request, rows),
  ].slice(0, MAX_SUGGESTIONS);
  const order = new Map(request.rows.map(({ id, number }) => [id, number]));
  const findNumber = ({ observation_id }: Proposed) => order.get(observation_id) ?? 0;
  return all.sort((a, b) => findNumber(a) - findNumber(b));
}

type Rows = ReadonlyMap<number, ReviewedRow>;

function nameSuggestions(answer: ReviewAnswer, { language, rows }: ReviewRequest): Proposed[] {
  return renamings(answer.elements, rows).map(({ row, becomes, named }) => {
    const [like = row] = named;
    const numbers = [row, ...named.slice(0, MAX_NAMED)].map(({ number }) => number);
    return {
      observation_id: row.id,
      kind: 'element_name',
      was: row.element,
      becomes,
      other_id: like === row ? null : like.id,
      reason: fill(ANALYST_IN[language].reasons.oneName, { photos: namePhotos(numbers, language) }),
    };
  });
}

/** Assurances in an analyst's unchecked words, quoted exactly from the row. */
function assuranceSuggestions(
  { assurances }: ReviewAnswer,
  { language }: ReviewRequest,
  rows: Rows,
): Proposed[] {
  return assurances.flatMap(({ photo, quote }) => {
    const row = rows.get(photo);
    if (
      !row ||
      !isByAnalyst(row) ||
      quote.length > MAX_SUGGESTION_REASON ||
      !holdsWords(row, quote)
    )
      return [];
    return [
      {
        observation_id: row.id,
        kind: 'assurance' as const,
        was: quote,
        becomes: '',
        other_id: null,
        reason: ANALYST_IN[language].reasons.assurance,
      },
    ];
  });
}

/** Severities like another row's. Keeps a person's own and any danger to people; never lowers an accepted one. */
function severitySuggestions(
  { severities }: ReviewAnswer,
  { language }: ReviewRequest,
  rows: Rows,
): Proposed[] {
  const changed = new Set<ReviewedRow>();
  const raisedFirst = severities.map((one) => {
    const row = rows.get(one.photo);
    const rise =
      SEVERITIES.indexOf(one.becomes) - (row?.severity ? SEVERITIES.indexOf(row.severity) : 0);
    return { ...one, row, like: rows.get(one.like), rise };
  });
  raisedFirst.sort((a, b) => b.rise - a.rise);
  return raisedFirst.flatMap(({ row, like, becomes, rise, reason }) => {
    if (!row?.severity || row === like || row.severity === becomes) return [];
    if (like?.severity !== becomes || changed.has(row) || changed.has(like)) return [];
    if (isByPerson(row.hand)) return [];
    if (rise < 0 && (row.severity === 'safety' || row.hand !== 'proposed')) return [];
    changed.add(row);
    const fallback = fill(ANALYST_IN[language].reasons.severity, {
      like: namePhotos([like.number], language),
    });
    return [
      {
        observation_id: row.id,
        kind: 'severity' as const,
        was: row.severity,
        becomes,
        other_id: like.id,
        reason: chooseReason(reason, fallback, rows),
      },
    ];
  });
}

/**
 * Close views with their wide ones, and duplicates: each pair of rows once. When both clearly show
 * one finding, suggests joining the later row's photo to the other's.
 */
function pairSuggestions(
  { close_views, same_defects }: ReviewAnswer,
  { language }: ReviewRequest,
  rows: Rows,
): Proposed[] {
  const words = ANALYST_IN[language].reasons;
  const paired = new Set<string>();
  const pair = (
    seen: 'close_view' | 'same_defect',
    [row, other]: [ReviewedRow | undefined, ReviewedRow | undefined],
    reason: string,
  ): Proposed[] => {
    if (!row || !other || row === other) return [];
    const key = [row.number, other.number].sort((a, b) => a - b).join();
    if (paired.has(key)) return [];
    paired.add(key);
    const photo = namePhotos([other.number], language);
    const fallback =
      seen === 'close_view'
        ? fill(words.closeView, { wide: photo })
        : fill(words.sameDefect, { other: photo });
    return [
      {
        observation_id: row.id,
        kind: isOneFinding(row, other, seen) ? ('same_finding' as const) : seen,
        was: '',
        becomes: '',
        other_id: other.id,
        reason: chooseReason(reason, fallback, rows),
      },
    ];
  };
  return [
    ...close_views.flatMap(({ close, wide, reason }) => {
      const views: [ReviewedRow | undefined, ReviewedRow | undefined] = [
        rows.get(close),
        rows.get(wide),
      ];
      return areClose(...views) ? pair('close_view', views, reason) : [];
    }),
    ...same_defects.flatMap(({ photos, reason }) => {
      const shown = [...new Set(photos)]
        .sort((a, b) => a - b)
        .flatMap((number) => rows.get(number) ?? [])
        .filter(isDefect);
      return shown.slice(1).flatMap((row) => pair('same_defect', [row, shown[0]], reason));
    }),
  ];
}

/**
 * True when two views clearly show one defect: both rows name the same element, and the photos are
 * a wide and a close view or were taken in succession. Without a clock, two similar views do not
 * count.
 */
function isOneFinding(
  row: ReviewedRow,
  other: ReviewedRow,
  seen: 'close_view' | 'same_defect',
): boolean {
  const name = ({ element }: ReviewedRow) => element.trim().replace(/\s+/g, ' ').toLowerCase();
  if (name(row) === '' || name(row) !== name(other) || !isDefect(row) || !isDefect(other)) {
    return false;
  }
  const minutes = minutesBetween(row.capturedAt, other.capturedAt);
  return seen === 'close_view' || (minutes !== null && Math.abs(minutes) <= SAME_IN_MINUTES);
}

const isDefect = ({ outcome, severity }: ReviewedRow) => outcome === 'defect' || severity !== null;

function areClose(one?: ReviewedRow, other?: ReviewedRow): boolean {
  if (!one || !other) return false;
  const minutes = minutesBetween(one.capturedAt, other.capturedAt);
  if (minutes !== null) return Math.abs(minutes) <= CLOSE_IN_MINUTES;
  return Math.abs(one.number - other.number) <= CLOSE_IN_ROWS;
}

/** The model's reason when a person may read it unchanged; else ours. */
function chooseReason(reason: string, fallback: string, rows: Rows): string {
  const isUsable =
    reason !== '' &&
    reason.length <= MAX_SUGGESTION_REASON &&
    findAssurance(reason) === null &&
    findCitations(reason).every((number) => isNamed(number, rows));
  return isUsable ? reason : fallback;
}

/** True when the report has the photo, in its own row or joined to another. */
function isNamed(number: number, rows: Rows): boolean {
  return rows.has(number) || [...rows.values()].some(({ photos }) => photos.includes(number));
}

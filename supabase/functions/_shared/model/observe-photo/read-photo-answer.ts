import { SEVERITIES } from '../../row-fields.ts';
import { parseJson } from '../../json.ts';
import type { RatingLevel } from '../../ratings/list-levels.ts';
import { readRating } from '../../ratings/read-rating.ts';
import type { Unreadable } from '../gateway/read-answer.ts';
import {
  readBoolean,
  readConfidence,
  readOutcome,
  readSeverity,
  readUrgency,
  readScalar,
} from './read-choice.ts';
import { readWords } from './read-words.ts';
import { defectsOnce } from './said-once.ts';
import { type AnsweredDefect, MAX_DEFECTS, type PhotoAnswer } from './schema.ts';

/** Names that models give a field, in the form of `simplifyKey`; the requested one comes first. */
const NAMES = {
  visible: ['visible', 'whatisvisible', 'visiblecontent', 'summary', 'scene'],
  scale: ['scale', 'measurementscalevisible', 'scalevisible', 'measurementscale'],
  reading: ['reading', 'value', 'text', 'description', 'type'],
  outcome: ['outcome', 'result', 'status', 'assessment'],
  element: [
    'element',
    'structuralelement',
    'buildingelement',
    'component',
    'part',
    'elementdescription',
  ],
  defects: ['defects', 'defect', 'issues', 'damages', 'findings', 'defectdescription'],
  what: ['what', 'defect', 'type', 'kind', 'name', 'description', 'issue', 'defecttype', 'text'],
  where: ['where', 'location', 'place', 'position'],
  form: ['form', 'pattern', 'shape', 'appearance', 'description', 'details'],
  extent: ['extent', 'size', 'amount', 'spread'],
  severity: ['severity', 'severitylevel', 'level', 'grade'],
  not_judged: ['notjudged', 'cannotbejudged', 'notvisible', 'limits', 'limitations', 'notassessed'],
  cause: ['cause', 'probablecause', 'likelycause', 'possiblecause', 'causes'],
  recommendation: [
    'recommendation',
    'recommendations',
    'recommendedaction',
    'action',
    'actions',
    'remedy',
  ],
  measure: ['measure', 'measures', 'action', 'what', 'recommendation', 'description', 'text'],
  who: ['who', 'by', 'bywhom', 'responsible', 'responsibility', 'person'],
  urgency: ['urgency', 'priority', 'howsoon', 'timeframe'],
  rating: ['rating', 'conditionrating', 'ratingcode', 'ratinglevel', 'conditionstate', 'category'],
  confidence: ['confidence', 'certainty', 'confidencescore', 'confidencelevel'],
} as const;

/** Longer lists are cut: many entries may be empty. */
const MAX_LISTED = 3 * MAX_DEFECTS;

type Fields = Map<string, unknown>;

/**
 * Reads a photo's answer from a model's JSON, tolerating another case, other words for a choice, a
 * text for a list, and the earlier flat form. Truly missing fields are named.
 */
export function readPhotoAnswer(
  value: unknown,
  levels: readonly RatingLevel[] = [],
): PhotoAnswer | Unreadable {
  const fields = findAnswer(value, 3);
  if (!fields) return { unreadable: 'it was not one JSON object with the fields asked for.' };
  const severity = readSeverity(pick(fields, 'severity'));
  const listed = readDefects(pick(fields, 'defects'), fields);
  const said = readOutcome(pick(fields, 'outcome'));
  const outcome = said ?? (listed.length > 0 ? 'defect' : null);
  if (outcome === null) {
    return {
      unreadable:
        'the field "outcome" was missing: it has to be defect, no_visible_defect or nothing_inspectable.',
    };
  }
  const judged = listed.map((one): AnsweredDefect =>
    one.severity === 'none' ? { ...one, severity: severity ?? 'none' } : one,
  );
  return completed({
    visible: readWords(pick(fields, 'visible')),
    scale: readScale(pick(fields, 'scale')),
    ...sorted(outcome, judged),
    element: readWords(pick(fields, 'element')),
    cause: readWords(pick(fields, 'cause')),
    not_judged: readWords(pick(fields, 'not_judged')),
    recommendation: readRecommendation(pick(fields, 'recommendation'), fields),
    urgency: readUrgency(pick(fields, 'urgency')) ?? 'none',
    confidence: readConfidence(pick(fields, 'confidence')),
    ...(levels.length > 0 && { rating: readRating(pick(fields, 'rating'), levels) }),
  });
}

type Sorted = Pick<PhotoAnswer, 'outcome' | 'defects'> & { seen: string[] };

/** A defect with a severity counts, whatever the outcome; others become part of what is visible. */
function sorted(outcome: PhotoAnswer['outcome'], defects: AnsweredDefect[]): Sorted {
  if (outcome === 'defect') return { outcome, defects: defects.slice(0, MAX_DEFECTS), seen: [] };
  const judged = defects.filter(({ severity }) => severity !== 'none');
  if (outcome === 'no_visible_defect' && judged.length > 0) {
    return { outcome: 'defect', defects: judged.slice(0, MAX_DEFECTS), seen: [] };
  }
  return { outcome, defects: [], seen: defects.map(({ what }) => what) };
}

function completed({ seen, ...answer }: PhotoAnswer & Sorted): PhotoAnswer | Unreadable {
  const missing = [
    answer.element === '' && answer.outcome !== 'nothing_inspectable' && '"element"',
    answer.outcome === 'defect' && answer.defects.length === 0 && '"defects", each with "what"',
    answer.outcome === 'defect' &&
      answer.recommendation.measure === '' &&
      '"recommendation.measure"',
  ].filter((one) => one !== false);
  if (missing.length > 0) {
    return { unreadable: `these fields were missing or blank: ${missing.join(', ')}.` };
  }
  if (answer.outcome === 'defect' || seen.length === 0) return answer;
  return { ...answer, visible: seen.join(' ') };
}

/** Most severe first, each once; entries that name nothing, or deny a defect, are dropped. */
function readDefects(value: unknown, answer: Fields): AnsweredDefect[] {
  const parsed = parseNested(value);
  const entries = Array.isArray(parsed) ? parsed.slice(0, MAX_LISTED) : [parsed];
  const flatWhere = readWords(pick(answer, 'where'));
  const defects = entries.map((entry): AnsweredDefect => {
    const fields = readFields(entry);
    if (!fields) {
      return { what: readWords(entry), where: flatWhere, form: '', extent: '', severity: 'none' };
    }
    return {
      what: readWords(pick(fields, 'what')),
      where: readWords(pick(fields, 'where')) || (entries.length === 1 ? flatWhere : ''),
      form: readWords(pick(fields, 'form')),
      extent: readWords(pick(fields, 'extent')),
      severity: readSeverity(pick(fields, 'severity')) ?? 'none',
    };
  });
  const described = defects.filter(
    ({ what }) => what !== '' && readOutcome(what.length < 40 ? what : '') !== 'no_visible_defect',
  );
  return defectsOnce(described.sort((a, b) => rank(b) - rank(a)));
}

function rank({ severity }: AnsweredDefect): number {
  return SEVERITIES.findIndex((one) => one === severity);
}

function readScale(value: unknown): PhotoAnswer['scale'] {
  const fields = readFields(parseNested(value));
  if (fields) {
    const reading = readWords(pick(fields, 'reading'));
    return { visible: readBoolean(pick(fields, 'visible')) ?? reading !== '', reading };
  }
  const visible = readBoolean(value);
  if (typeof readScalar(value) === 'boolean') return { visible: visible ?? false, reading: '' };
  const reading = visible === false ? '' : readWords(value);
  return { visible: visible ?? reading !== '', reading };
}

function readRecommendation(value: unknown, answer: Fields): PhotoAnswer['recommendation'] {
  const parsed = parseNested(value);
  const entries = Array.isArray(parsed) ? parsed : [parsed];
  const flatWho = readWords(pick(answer, 'who'));
  const read = entries.map((entry) => {
    const fields = readFields(entry);
    if (!fields) return { measure: readWords(entry), who: '' };
    return { measure: readWords(pick(fields, 'measure')), who: readWords(pick(fields, 'who')) };
  });
  const who = [...new Set(read.map((one) => one.who).filter((one) => one !== ''))].join(', ');
  return { measure: readWords(read.map(({ measure }) => measure)), who: who || flatWho };
}

/** The answering object, even inside a wrapper, a list of one, or JSON in a JSON string. */
function findAnswer(value: unknown, depth: number): Fields | null {
  const parsed = parseNested(value);
  const fields = readFields(parsed);
  if (fields && isAnswer(fields)) return fields;
  if (depth === 0 || typeof parsed !== 'object' || parsed === null) return null;
  const found = Object.values(parsed).map((inner) => findAnswer(inner, depth - 1));
  const answers = found.filter((one) => one !== null);
  return answers.length === 1 ? (answers[0] ?? null) : null;
}

function isAnswer(fields: Fields): boolean {
  const says = (name: keyof typeof NAMES) => pick(fields, name) !== undefined;
  return says('outcome')
    ? says('element') || says('defects') || says('visible')
    : says('element') && says('defects');
}

function readFields(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return new Map(Object.entries(value).map(([key, one]) => [simplifyKey(key), one]));
}

/** "Probable Cause", "probableCause" and "probable_cause" are one name. */
function simplifyKey(key: string): string {
  return key.toLowerCase().replace(/[^a-z]/g, '');
}

function pick(fields: Fields, name: keyof typeof NAMES): unknown {
  const given = NAMES[name].map((one) => fields.get(one)).filter((one) => one !== undefined);
  return given.find((one) => one !== null && one !== '' && !isEmptyList(one)) ?? given[0];
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function parseNested(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  return parseJson(value) ?? value;
}

import type { NumberedObservation, RowTexts, SectionsRequest } from '../../analyst.ts';
import { findAssurance } from '../../assurance.ts';
import type { CautionReason } from '../../contract/caution-kinds.ts';
import type { Language } from '../../languages/language.ts';
import { findLikened } from '../../languages/find-lengths.ts';
import { isQuestion, splitSentences, toStatement } from '../../languages/split-sentences.ts';
import { findStandards } from '../../named-standards.ts';
import { defectClearer } from './clears-defect.ts';
import { findQuantities } from './measured-quantities.ts';
import { struckPhrases } from './struck-phrases.ts';
import { ratePressure, urgentActions } from './urgent-actions.ts';
import { findUnseen } from '../../unseen.ts';

/** Facts about rows that a text is checked against. */
export interface SectionFacts {
  language: Language;
  /** Numbers of the photos that the text may cite. */
  numbers: ReadonlySet<number>;
  /** Each photo's urgency by its row, as in `ratePressure`. */
  pressure: ReadonlyMap<number, number>;
  /** Rows that every text must mention: severity safety or major, most urgent first. */
  urgent: NumberedObservation[];
  /** True when a sentence carries an urgent row's action, so it is marked and never removed. */
  carriesAction: (sentence: string, reason: CautionReason) => boolean;
  /** True when a sentence says all is well about a row with a defect. */
  clearsDefect: (sentence: string) => boolean;
  /** A person's assurances by photo, in lower case: they may be repeated whole. */
  assured: ReadonlyMap<number, readonly string[]>;
  /** The words that a person vouches for, by photo: the only support for statements about tests. */
  recordedTexts: ReadonlyMap<number, string>;
  /** The person's statements about the whole inspection. */
  reported: readonly string[];
  /** True when a person noted a test, so that no text may deny one. */
  testsAreNoted: boolean;
  /** Sizes measured in the rows or the person's details of the report. */
  quantities: ReadonlySet<string>;
  /** Standards named in the rows or the person's details of the report, in the form of `findStandards`. */
  standards: ReadonlySet<string>;
  /** Photos whose row itself plays the defect down, as it may. */
  playedDown: (pattern: RegExp) => ReadonlySet<number>;
  /** An analyst's phrases that a person removed from a row and that no row has any more. */
  struck: ReadonlyMap<number, ReadonlySet<string>>;
}

const joinTexts = ({ element, defect, recommendation }: RowTexts) =>
  [element, defect, recommendation].join('\n');

export function sectionFacts(
  request: SectionsRequest,
  rows: readonly NumberedObservation[],
): SectionFacts {
  const { reportTitle, structure, inspection } = request;
  const given = [reportTitle, structure, ...Object.values(inspection)];
  const collectNumbers = (some: readonly NumberedObservation[]) =>
    new Set(some.flatMap(({ photos }) => photos));
  const byPhoto = <Fact>(
    some: readonly NumberedObservation[],
    fact: (row: NumberedObservation) => Fact,
  ) =>
    new Map(
      some.flatMap((row) => {
        const found = fact(row);
        return row.photos.map((number) => [number, found] as const);
      }),
    );
  const checked = rows.filter(({ isChecked }) => isChecked);
  // Rows of a report repeat each other, and checking a text again costs more than finding it here.
  const material = [...new Set([...given, ...rows.map(joinMaterial)])];
  const assures = once((statement) => findAssurance(statement) !== null);
  return {
    language: request.language,
    numbers: collectNumbers(rows),
    pressure: byPhoto(rows, ratePressure),
    urgent: rows
      .filter(({ severity }) => severity === 'safety' || severity === 'major')
      .sort((a, b) => ratePressure(b) - ratePressure(a)),
    carriesAction: urgentActions(rows, request.language),
    clearsDefect: defectClearer(rows, request.language),
    assured: byPhoto(checked, (row) => listAssurances(row, assures)),
    recordedTexts: byPhoto(rows, (row) =>
      row.isChecked ? `${joinTexts(row)}\n${row.note}` : row.note,
    ),
    reported: [inspection.scope, inspection.documents_seen],
    testsAreNoted: notesTests({ ...request, observations: rows }),
    quantities: new Set(
      material.flatMap((text) => [
        ...findQuantities(text).flatMap(({ sizes }) => sizes),
        ...findLikened(text),
      ]),
    ),
    standards: new Set(material.flatMap((text) => findStandards(text))),
    playedDown: (pattern) => collectNumbers(rows.filter((row) => pattern.test(joinTexts(row)))),
    struck: struckPhrases(rows, given),
  };
}

/** A statement ends with its sentence or at a semicolon. */
const listAssurances = (row: RowTexts, assures: (statement: string) => boolean) =>
  splitSentences(joinTexts(row))
    .filter((sentence) => !isQuestion(sentence))
    .flatMap((sentence) => sentence.split(/[;；]/u))
    .filter(assures)
    .map(toStatement);

/** Caches the answer for each text. */
function once(answer: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text) ?? answer(text);
    known.set(text, found);
    return found;
  };
}

const joinMaterial = (row: NumberedObservation) =>
  `${joinTexts(row)}\n${row.location}\n${row.note}\n${row.rating}`;

interface Told extends Pick<SectionsRequest, 'inspection'> {
  observations: readonly NumberedObservation[];
}

/** True when a person says in a row, a note or a document that something was tested or opened up. */
function notesTests({ observations, inspection }: Told): boolean {
  const recordedTexts = observations.flatMap(({ isChecked, defect, recommendation, note }) => [
    note,
    ...(isChecked ? [defect, recommendation] : []),
  ]);
  return [inspection.scope, inspection.documents_seen, ...recordedTexts]
    .flatMap((text) => splitSentences(text))
    .some((sentence) => !isQuestion(sentence) && findUnseen(sentence) === 'test');
}

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

/** Facts about some rows by which a text is checked. */
export interface SectionFacts {
  language: Language;
  /** Of the photos that the text may refer to. */
  numbers: ReadonlySet<number>;
  /** How much the row of each photo presses, as `ratePressure` has it. */
  pressure: ReadonlyMap<number, number>;
  /** Rows that no text may leave out: severity safety or major, the most urgent first. */
  urgent: NumberedObservation[];
  /** A sentence carries the action of an urgent row, so that it is marked and never taken out. */
  carriesAction: (sentence: string, reason: CautionReason) => boolean;
  /** A sentence says that all is well with a row that has a defect. */
  clearsDefect: (sentence: string) => boolean;
  /** By photo, in lower case, the statements of a person that give an assurance: whole, they may be repeated. */
  assured: ReadonlyMap<number, readonly string[]>;
  /** By photo, what a person stands by of what was seen and done there: all that a test may be told from. */
  recordedTexts: ReadonlyMap<number, string>;
  /** The person's statements about the whole inspection. */
  reported: readonly string[];
  /** A person noted a test, so that no text may say that there was none. */
  testsAreNoted: boolean;
  /** Sizes measured in the rows, or in what the person says of the report. */
  quantities: ReadonlySet<string>;
  /** Standards named in the rows, or in what the person says of the report, as `findStandards` has them. */
  standards: ReadonlySet<string>;
  /** Photos whose row's own words play the defect down, as they may. */
  playedDown: (pattern: RegExp) => ReadonlySet<number>;
  /** Phrases of an analyst that a person took out of a row, and that no row has. */
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
  // Rows of a report say the same again and again, and reading it takes longer than finding that out.
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

/** A statement ends where its sentence does, or at a semicolon. */
const listAssurances = (row: RowTexts, assures: (statement: string) => boolean) =>
  splitSentences(joinTexts(row))
    .filter((sentence) => !isQuestion(sentence))
    .flatMap((sentence) => sentence.split(/[;；]/u))
    .filter(assures)
    .map(toStatement);

/** Answers for each text once. */
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

/** A person says that something was tested or opened up: in a row, a note or a document seen. */
function notesTests({ observations, inspection }: Told): boolean {
  const recordedTexts = observations.flatMap(({ isChecked, defect, recommendation, note }) => [
    note,
    ...(isChecked ? [defect, recommendation] : []),
  ]);
  return [inspection.scope, inspection.documents_seen, ...recordedTexts]
    .flatMap((text) => splitSentences(text))
    .some((sentence) => !isQuestion(sentence) && findUnseen(sentence) === 'test');
}

import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@shared/languages/language';
import { EXAMPLES_IN } from '@shared/languages/tables/examples.fixture';
import { buildReportModel } from '@/document/parts/build-report-model';
import { listRuns } from '../model/report-text';
import { listTexts } from '@/document/files/draw-report';
import { fill } from '@shared/languages/fill';
import { englishLeft, textsOfTable } from './english-left.fixture';
import {
  makeDocuments,
  makeEmptyReport,
  OTHERS,
  makeReportWords,
} from '@/document/files/reports.fixture';
import { choosePrintedWords } from './printed-words';

const stringifyTyped = (language: Language) => {
  const { report, observations, sections } = makeReportWords(language);
  return JSON.stringify([report, observations, sections]);
};
const listPrinted = (language: Language) =>
  makeDocuments(language)
    .flatMap((model) => [
      ...Object.values(listTexts(model)).flat(),
      ...model.schedule1.rows.map(({ photo }) => photo?.alt ?? ''),
      model.properties.subject,
      fill(model.toPhoto, { number: 1 }),
    ])
    .join('\n');

describe.each(OTHERS)('the words of %s', (language) => {
  it('have none left out, and none in English but those that both share', () => {
    const english = textsOfTable(choosePrintedWords('en'));
    const own = textsOfTable(choosePrintedWords(language));
    expect(own).toHaveLength(english.length);
    expect(own.filter((text) => text.includes('undefined'))).toEqual([]);
    expect(englishLeft(listPrinted(language), language, stringifyTyped(language))).toEqual([]);
  });

  it('name its photos so that a reference to one is understood', () => {
    const [first] = makeDocuments(language);
    const { text, words, photo } = first?.schedule1.rows[1]?.caption ?? {};
    expect([text, photo]).toEqual([`${words ?? ''}2`, 2]);
    const runs = first?.schedule2.sections.flatMap(({ blocks }) => listRuns(blocks));
    expect(runs?.flatMap((run) => run.photo ?? [])).toEqual([1, 2, 2]);
    expect(runs?.map((run) => run.text).join('')).toContain(
      `[${choosePrintedWords(language).deleted}]`,
    );
  });
});

it('finds the English that is left in a document', () => {
  const left = englishLeft('Fotos\nNo photo available\nFoto 1', 'de', '');
  expect(left).toEqual(['photo', 'no', 'available']);
});

it.each([
  [
    'de',
    'Zu den 6 Feststellungen: 1 wurde von einer Person verfasst; 1 wurde von gpt-9 vorgeschlagen und von einer Person bearbeitet; 1 wurde von der eingebauten Analyse vorgeschlagen und von einer Person übernommen; 1 wurde von der eingebauten Analyse vorgeschlagen und von niemandem geprüft; 1 wurde nicht beurteilt; 1 ist leer. Die Erörterung wurde von der eingebauten Analyse entworfen und seither nicht geändert. Die Empfehlung wurde von der eingebauten Analyse entworfen und von einer Person bearbeitet.',
  ],
  [
    'ja',
    '所見6件の内訳は、人が記述したもの1件、gpt-9が提案し人が編集したもの1件、内蔵の自動解析が提案し人が承認したもの1件、内蔵の自動解析が提案し誰も確認していないもの1件、判定されていないもの1件、空欄のもの1件です。考察は内蔵の自動解析が起案し、その後変更されていません。推奨措置は内蔵の自動解析が起案し、人が編集しました。',
  ],
] as const)('says in %s how its words came about', (language, statement) => {
  expect(buildReportModel(makeReportWords(language)).provenance).toBe(statement);
});

it.each(LANGUAGES)('writes dates as %s does', (language) => {
  const { date } = EXAMPLES_IN[language];
  expect(buildReportModel(makeReportWords(language)).inspectionDate).toBe(date);
});

it('gives an untitled report the title of its language, and keeps one that was typed', () => {
  const title = (language: Language, given: string) => {
    const source = makeEmptyReport(language);
    return buildReportModel({ ...source, report: { ...source.report, title: given } }).title;
  };
  expect(title('de', 'Inspection Report')).toBe('Inspektionsbericht');
  expect(title('ja', ' ')).toBe('点検報告書');
  expect(title('de', 'Inspection Report 7')).toBe('Inspection Report 7');
  expect(title('en', 'Untitled Report')).toBe('Untitled Report');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  hasLibreOffice,
  hasPythonDocx,
  makeFolder,
  saveWithLibreOffice,
} from '../../../../testing/documents';
import { WordFile } from '../../../../testing/attacks/cleaner/word-file';
import { LANGUAGES, type Language } from '@shared/languages/language';
import { exportWord, makeLargeSource } from '@/document/files/exported-report.fixture';
import { ARRANGEMENTS, type Arrangement } from '@/document/model/report-layout';
import { renderStored } from '@/document/bookmarks/printed-state';
import { choosePrintedWords } from '@/document/words/printed-words';
import { compareReading } from '../compare/compare-reading';
import { exportedOrder } from '../compare/exported-order';
import { editWithPython } from './edit-with-python.fixture';
import { readDocument } from './read-document';
import { openForSuite } from '../../../../testing/open-for-suite';

const DOCUMENT = 'word/document.xml';
/** Ten rows that cite one another, and two sections that cite them. */
const makeSourceWith = (language: Language = 'en', arrangement: Arrangement = 'table') => {
  const large = makeLargeSource(10);
  return { ...large, report: { ...large.report, language, layout: { arrangement } } };
};
type Source = ReturnType<typeof makeSourceWith>;

/** Lists the changes beside captions' own words. */
function changed(file: Uint8Array, source: Source) {
  const reading = readDocument(file);
  const rowIds = source.observations.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  const { changes } = compareReading(reading, { stand, rowIds, exported });
  return changes.filter((change) => !('field' in change) || String(change.field) !== 'caption');
}

const COUNT = /<w:r><w:fldChar w:fldCharType="begin".*?<w:fldChar w:fldCharType="end"\/><\/w:r>/su;

/** The caption of a photo with words typed behind its number; `keeps`: whether that is still Word's count. */
function caption(word: Uint8Array, number: number, behind: string, keeps = true): Uint8Array {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const file = new WordFile(word);
  const marked = new RegExp(
    `(<w:p>(?:(?!</w:p>).)*w:name="photo_${number}"(?:(?!</w:p>).)*)</w:p>`,
    'su',
  );
  return file
    .change(DOCUMENT, (xml) =>
      xml.replace(marked, (_, paragraph: string) => {
        const kept = keeps ? paragraph : paragraph.replace(COUNT, run(String(number)));
        return `${kept}${run(behind)}</w:p>`;
      }),
    )
    .zip();
}

const CAPTIONS = [
  ': crack 2–4 mm, bay 7',
  ' – crack 2-4 mm, bays 3 to 9',
  ', seen on 18.11.2026',
  ' (taken 2026-11-18, 10:05)',
  '. Column C4, level 3',
  ': see Photo 5',
  ': 3',
  ' 7',
  '/7',
  ': 100 % wet',
  ' Achse 4',
  '; as Photos 3 and 4',
];

describe('words behind the number of a caption', () => {
  let exported: Uint8Array;
  beforeAll(async () => {
    exported = await exportWord(makeSourceWith());
  });
  it.each(CAPTIONS)('turn no reference into another photo: %j', (behind) => {
    expect(changed(caption(exported, 2, behind), makeSourceWith())).toEqual([]);
  });

  it.each(CAPTIONS)('nor where the count was typed over: %j', (behind) => {
    expect(changed(caption(exported, 2, behind, false), makeSourceWith())).toEqual([]);
  });

  it.each(['Photo 12 mm crack', 'Photo 2.5 m from the kerb', 'Crack 7 mm', 'Photo, bay 9', '7'])(
    'nor those in the place of the whole caption: %j',
    (words) => {
      const word = new WordFile(caption(exported, 2, '#', false)).change(DOCUMENT, (xml) =>
        xml.replace(
          /Photo <\/w:t><\/w:r>((?:(?!<\/w:p>).)*?)<w:t xml:space="preserve">2<((?:(?!<\/w:p>).)*?)<w:t xml:space="preserve">#</su,
          `</w:t></w:r>$1<w:t><$2<w:t>${words}<`,
        ),
      );
      expect(changed(word.zip(), makeSourceWith())).toEqual([]);
    },
  );

  const kinds = LANGUAGES.flatMap((language, index) =>
    ARRANGEMENTS.map((arrangement, at) => ({
      language,
      arrangement,
      behind: CAPTIONS[(index + at) % CAPTIONS.length] ?? '',
    })),
  );
  it.each(kinds)('in $language as $arrangement', async ({ language, arrangement, behind }) => {
    const source = makeSourceWith(language, arrangement);
    const word = await exportWord(source);
    expect(changed(caption(word, 2, behind), source)).toEqual([]);
    expect(changed(caption(word, 2, behind, false), source)).toEqual([]);
  });

  it.each(LANGUAGES)('under a label in another language than the file: %s', (language) => {
    const label = choosePrintedWords(language).photo;
    const word = new WordFile(caption(exported, 2, ': 4 mm, 7', false)).change(DOCUMENT, (xml) =>
      xml.replace(/(w:name="photo_2"[^>]*><w:r><w:t[^>]*>)Photo /u, `$1${label}`),
    );
    expect(word.text(DOCUMENT)).toContain(`>${label}</w:t>`);
    expect(changed(word.zip(), makeSourceWith())).toEqual([]);
  });
});

describe.runIf(hasLibreOffice && hasPythonDocx)('captions typed by a script', () => {
  const folder = openForSuite(makeFolder);

  it('turn no reference into another photo, nor once LibreOffice has saved them', async () => {
    const path = await folder.write('report.docx', new Blob([await exportWord(makeSourceWith())]));
    const lines = CAPTIONS.slice(0, 10)
      .map(
        (words, index) =>
          `row(${index + 1}).cells[0].paragraphs[-1].add_run(${JSON.stringify(words)})`,
      )
      .join('\n');
    // Found before any of them ends in other figures.
    const edited = editWithPython(path, folder.path, `rows = list(rows)\n${lines}`);
    const [saved = ''] = saveWithLibreOffice([edited], 'docx', join(folder.path, 'saved'));
    for (const file of [edited, saved])
      expect(changed(new Uint8Array(readFileSync(file)), makeSourceWith())).toEqual([]);
  });
});

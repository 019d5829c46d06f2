import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../../testing/app/sample-report';
import { hasLibreOffice, makeFolder, saveWithLibreOffice } from '../../../../testing/documents';
import { buildDocx } from '@/document/files/build-docx';
import { makeLargeSource } from '@/document/files/exported-report.fixture';
import { renderStored } from '@/document/bookmarks/printed-state';
import { ARRANGEMENTS, type Arrangement } from '@/document/model/report-layout';
import { buildReportModel } from '@/document/parts/build-report-model';
import { readDocument } from '../read/read-document';
import { leftOverText, noteText } from './change-name';
import { compareReading } from './compare-reading';
import { edited, withFootnote, withHeader } from './edit-word-file.fixture';
import { EDITS } from './edits-in-word.fixture';
import { exportedOrder } from './exported-order';
import { openForSuite } from '../../../../testing/open-for-suite';

const LAYOUTS: Arrangement[] = ['table', 'schedule', 'photos_4', 'defects'];
const large = makeLargeSource(5);
const sourceWith = (arrangement: Arrangement) => ({
  ...large,
  report: {
    ...large.report,
    layout:
      arrangement === 'table'
        ? {}
        : {
            arrangement,
            cover: true,
            contents: true,
            summary: true,
            photo_list: true,
            signature: true,
            revisions: true,
          },
  },
});

const words = new Map<Arrangement, Promise<Uint8Array>>();
function wordAs(arrangement: Arrangement): Promise<Uint8Array> {
  const known = words.get(arrangement);
  if (known) return known;
  const model = buildReportModel(sourceWith(arrangement));
  const made = buildDocx(model, drawPictures(model)).then(
    async (blob) => new Uint8Array(await blob.arrayBuffer()),
  );
  words.set(arrangement, made);
  return made;
}

function found(file: Uint8Array, arrangement: Arrangement) {
  const source = sourceWith(arrangement);
  const reading = readDocument(file);
  const rowIds = source.observations.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  const { changes, notes, leftOver } = compareReading(reading, { stand, rowIds, exported });
  return {
    isUntouched: reading.isUntouched,
    offered: changes.map((change) => JSON.stringify(change)),
    listed: [
      ...leftOver.map((one) => leftOverText(one, rowIds)),
      ...notes.map((note) => noteText(note, rowIds)),
    ],
  };
}

describe('a file as it was exported', () => {
  it.each(ARRANGEMENTS)('is accounted for to its last piece as %s', async (arrangement) => {
    expect(found(await wordAs(arrangement), arrangement)).toEqual({
      isUntouched: true,
      offered: [],
      listed: [],
    });
  });
});

const kinds = LAYOUTS.flatMap((arrangement) =>
  Object.entries(EDITS)
    .filter(([, { isTable }]) => !isTable || arrangement !== 'defects')
    .map(([name, own]) => ({ arrangement, name, ...own })),
);

/** An edit of the words of a text is offered; these are of no text, in any layout. */
const OF_NO_TEXT = new Set([
  'a cell is split',
  'cells are merged',
  'cells are merged and their marks lost',
  'columns are swapped',
  'a column is deleted',
  'a column is added',
  'another label',
  'a head is called otherwise',
  'a row across all columns',
  'a paragraph between rows',
  'a picture is put into a text',
  'a photo is taken out',
  'sections in another order',
  'a section called otherwise',
  'another inspection date',
  'the closing note rewritten',
  'the closing note deleted',
  'deleted with changes tracked',
  'only highlighted',
  'a paragraph at the end',
  'a text box',
]);

describe('everything that was done in Word is offered or listed', () => {
  it.each(kinds)('$name, in $arrangement', async ({ name, arrangement, edit, says }) => {
    const word = await wordAs(arrangement);
    const file = edited(word, edit);
    expect(file).not.toBe(word);
    const { isUntouched, offered, listed } = found(file, arrangement);
    expect(isUntouched).toBe(false);
    const all = [...offered, ...listed].join('\n');
    for (const expected of says) expect(all).toContain(expected);
    expect(offered.length).toBeLessThanOrEqual(OF_NO_TEXT.has(name) ? 0 : 1);
    if (says.length === 0) expect([...offered, ...listed]).toEqual([]);
  });

  it.each(LAYOUTS)('a footnote and a footer, in %s', async (arrangement) => {
    const word = await wordAs(arrangement);
    expect(found(withFootnote(word), arrangement).listed.join()).toContain('Noted beneath');
    expect(found(withHeader(word), arrangement).listed).toEqual([
      'Added in a header or footer: “Draft for comment”',
    ]);
  });
});

describe.runIf(hasLibreOffice)('a file that LibreOffice has saved', () => {
  const folder = openForSuite(makeFolder);

  it('has nothing that was not exported, in all layouts', async () => {
    const paths = [];
    for (const arrangement of ARRANGEMENTS)
      paths.push(
        await folder.write(`${arrangement}.docx`, new Blob([(await wordAs(arrangement)).slice()])),
      );
    const saved = saveWithLibreOffice(paths, 'docx', join(folder.path, 'saved'));
    saved.forEach((path, index) => {
      const arrangement = ARRANGEMENTS[index] ?? 'table';
      const { offered, listed } = found(new Uint8Array(readFileSync(path)), arrangement);
      expect({ arrangement, offered, listed }).toEqual({ arrangement, offered: [], listed: [] });
    });
  }, 300_000);
});

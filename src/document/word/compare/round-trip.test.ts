import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  hasLibreOffice,
  hasPythonDocx,
  makeFolder,
  saveWithLibreOffice,
} from '../../../../testing/documents';
import { ARRANGEMENTS } from '@/document/model/report-layout';
import { renderStored } from '@/document/bookmarks/printed-state';
import type { ReportSource } from '@/document/model/report-source';
import {
  canScriptLibreOffice,
  editInLibreOffice,
  EXPECTED_OF_LIBREOFFICE,
} from '../read/edit-in-libreoffice.fixture';
import { editWithPython } from '../read/edit-with-python.fixture';
import { exportWord, makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import { EDITS, EXPECTED } from '../read/twenty-five-edits.fixture';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';
import { openForSuite } from '../../../../testing/open-for-suite';

/** The programs that open the files are slow where many tests share few cores. */
const PATIENCE_MS = 180_000;

const folder = openForSuite(makeFolder);

function compareFile(file: Uint8Array, source: ReportSource) {
  const reading = readDocument(file);
  const rowIds = source.observations.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  return { ...compareReading(reading, { stand, rowIds, exported }), reading };
}

const listKeys = ({ changes }: ReturnType<typeof compareFile>) =>
  changes.map(({ key }) => key).sort();

/** The file with other words in the place of some, as a person types them. */
function withWords(file: Uint8Array, from: string, to: string): Uint8Array {
  const entries = unzipSync(file);
  const path = 'word/document.xml';
  const text = strFromU8(entries[path] ?? new Uint8Array());
  return zipSync({ ...entries, [path]: strToU8(text.replace(from, to)) });
}

const source = makeLargeSource();
/** The report as it was exported, with the edits of a script, and both as LibreOffice saves what it opens. */
const paths = { exported: '', edited: '', saved: '', editedAndSaved: '' };
beforeAll(async () => {
  paths.exported = await folder.write('report.docx', new Blob([await exportWord(source)]));
  if (hasPythonDocx) paths.edited = editWithPython(paths.exported, folder.path, EDITS);
  if (!hasLibreOffice) return;
  const files = [paths.exported, ...(hasPythonDocx ? [paths.edited] : [])];
  const saved = saveWithLibreOffice(files, 'docx', join(folder.path, 'saved'));
  [paths.saved = '', paths.editedAndSaved = ''] = saved;
}, PATIENCE_MS);

const readChanges = (path: string) => compareFile(new Uint8Array(readFileSync(path)), source);

describe('a report of 60 rows', () => {
  it('comes back without any change as it was exported', () => {
    const found = readChanges(paths.exported);
    expect(found.changes).toEqual([]);
    expect(found.notes).toEqual([]);
    expect(found.reading.rows).toHaveLength(60);
    expect(Object.keys(found.reading.texts)).toHaveLength(7);
  });

  it.each(ARRANGEMENTS)(
    'comes back from the arrangement %s, with one word changed',
    async (arrangement) => {
      const layout = { arrangement, cover: true, contents: true, summary: true, photo_list: true };
      const laidOut = { ...source, report: { ...source.report, layout } };
      const word = await exportWord(laidOut);
      const untouched = compareFile(word, laidOut);
      expect(untouched.changes).toEqual([]);
      expect(untouched.reading.rows).toHaveLength(60);
      const found = compareFile(withWords(word, 'Crack 17 runs', 'Crack 17 stops'), laidOut);
      expect(found.changes).toHaveLength(1);
      expect(JSON.stringify(found.changes)).toContain('Crack 17 stops');
    },
  );

  it.runIf(hasLibreOffice)('comes back so when LibreOffice has saved it', () => {
    const found = readChanges(paths.saved);
    expect(found.changes).toEqual([]);
    expect(found.notes).toEqual([]);
  });

  it.runIf(hasPythonDocx)('comes back with the 25 edits of a script and no other', () => {
    const found = readChanges(paths.edited);
    expect(listKeys(found)).toEqual(EXPECTED(rowId).sort());
    expect(found.notes).toEqual([]);
    expect(found.reading.tracked).toBe(2);
  });

  it.runIf(hasPythonDocx && hasLibreOffice)(
    'comes back with the same 25 when LibreOffice has saved them',
    () => {
      const plain = readChanges(paths.edited);
      const saved = readChanges(paths.editedAndSaved);
      expect(listKeys(saved)).toEqual(listKeys(plain));
      expect(saved.changes).toEqual(plain.changes);
    },
  );

  it.runIf(canScriptLibreOffice)('comes back with 26 edits made in LibreOffice', () => {
    const found = readChanges(editInLibreOffice(paths.exported, folder.path));
    expect(listKeys(found)).toEqual(EXPECTED_OF_LIBREOFFICE(rowId).sort());
    expect(found.notes).toEqual([]);
    expect(found.reading.tracked).toBe(2);
  });
});

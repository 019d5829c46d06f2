import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../../testing/app/sample-report';
import { ONE_PIXEL, WordFile } from '../../../../testing/attacks/cleaner/word-file';
import { buildDocx } from '@/document/files/build-docx';
import { makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { renderStored } from '@/document/bookmarks/printed-state';
import { ARRANGEMENTS, type Arrangement } from '@/document/model/report-layout';
import type { ReportSource } from '@/document/model/report-source';
import { buildReportModel } from '@/document/parts/build-report-model';
import { LANGUAGES, type Language } from '@shared/languages/language';
import { readDocument } from '../read/read-document';
import { changeName } from './change-name';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';

const DOCUMENT = 'word/document.xml';
const single = makeLargeSource(6);
const rowIds = single.observations.map(({ id }) => id);
/** Photos 1, 2 and 3 of one finding, 4 and 6 of another. */
const FINDINGS: Record<string, string> = {
  [rowId(2)]: rowId(1),
  [rowId(3)]: rowId(1),
  [rowId(6)]: rowId(4),
};
const source = joined(FINDINGS);

function joined(findings: Record<string, string>): ReportSource {
  return {
    ...single,
    observations: single.observations.map((row) => ({
      ...row,
      finding_id: findings[row.id] ?? null,
    })),
  };
}

async function exportWith(arrangement: Arrangement): Promise<WordFile> {
  const report = { ...source.report, layout: { arrangement } };
  const model = buildReportModel({ ...source, report });
  const blob = await buildDocx(model, drawPictures(model));
  return new WordFile(new Uint8Array(await blob.arrayBuffer()));
}

function found(file: Uint8Array, now = source) {
  const reading = readDocument(file);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(now, exported, reading.language);
  return compareReading(reading, { stand, rowIds, exported });
}

/** 20 findings with 50 photos, 40 of which are drawn on, in a report of this language. */
function largeSource(language: Language): ReportSource {
  const large = makeLargeSource(50);
  const mark = { id: 'm', kind: 'number', points: [[0.5, 0.5]], colour: 'red', text: 'spall' };
  const observations = large.observations.map((row, index) => ({
    ...row,
    finding_id: index < 20 ? null : rowId((index % 20) + 1),
    drawing: index < 40 ? { marks: [{ ...mark, number: 1 }], last: 1, turn: 0, crop: null } : null,
  }));
  return { ...large, report: { ...large.report, language }, observations };
}

describe('a report of 20 findings, 50 photos and 40 marks', () => {
  it.each(
    LANGUAGES.map((language, index) => [language, ARRANGEMENTS[index % 7] ?? 'table'] as const),
  )('goes to Word and back with nothing changed, in %s as %s', async (language, arrangement) => {
    const source = largeSource(language);
    const report = { ...source.report, layout: { arrangement, cover: true, photo_list: true } };
    const model = buildReportModel({ ...source, report });
    const blob = await buildDocx(model, drawPictures(model));
    const reading = readDocument(new Uint8Array(await blob.arrayBuffer()));
    const ids = source.observations.map(({ id }) => id);
    const exported = exportedOrder(reading, ids);
    expect(exported).toEqual(ids);
    const stand = renderStored(source, exported, reading.language);
    const { changes, notes } = compareReading(reading, { stand, rowIds: ids, exported });
    expect({ changes, notes }).toEqual({ changes: [], notes: [] });
    expect(reading.morePhotos).toHaveLength(30);
  });
});

describe('a file with several photos to a finding', () => {
  it.each(ARRANGEMENTS)('comes back with nothing changed: %s', async (arrangement) => {
    const { changes, notes } = found((await exportWith(arrangement)).zip());
    expect({ changes, notes }).toEqual({ changes: [], notes: [] });
  });

  it.each(ARRANGEMENTS)('has every photo once, and a caption for each: %s', async (arrangement) => {
    const text = (await exportWith(arrangement)).text(DOCUMENT);
    for (let number = 1; number <= 6; number += 1) {
      expect(text.split(`w:name="photo_${number}"`)).toHaveLength(2);
      expect(text.split(`name="Photo ${number}"`)).toHaveLength(2);
    }
  });

  it.each(ARRANGEMENTS)('tells which of them was replaced in Word: %s', async (arrangement) => {
    const file = await exportWith(arrangement);
    const drawing = /name="Photo 3"(?:(?!<\/w:drawing>).)*r:embed="([^"]+)"/su;
    const id = drawing.exec(file.text(DOCUMENT))?.[1] ?? '';
    const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`, 'u');
    const part = target.exec(file.text('word/_rels/document.xml.rels'))?.[1] ?? '';
    file.parts.set(`word/${part}`, ONE_PIXEL);
    const { changes } = found(file.zip());
    expect(changes).toMatchObject([{ kind: 'picture', rowId: rowId(3), bytes: ONE_PIXEL }]);
    expect(changes.map((change) => changeName(change, rowIds))).toEqual([
      'The picture of Photo 3 was replaced in Word',
    ]);
  });

  it('says nothing of rows that were joined or taken apart here since', async () => {
    const file = (await exportWith('table')).zip();
    for (const now of [joined({}), joined({ [rowId(5)]: rowId(1), [rowId(2)]: rowId(1) })]) {
      expect(found(file, now)).toMatchObject({ changes: [], notes: [] });
    }
  });

  it('has the words of its finding beneath none of its other photos', () => {
    const { rows } = buildReportModel(source).schedule1;
    expect(rows.map(({ number, more }) => [number, more.map((photo) => photo.number)])).toEqual([
      [1, [2, 3]],
      [4, [6]],
      [5, []],
    ]);
  });
});

import { expect, it, describe } from 'vitest';
import { drawPictures } from '../../../../testing/app/sample-report';
import { WordFile } from '../../../../testing/attacks/cleaner/word-file';
import { buildDocx } from '@/document/files/build-docx';
import { makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { renderStored } from '@/document/bookmarks/printed-state';
import type { ReportSource } from '@/document/model/report-source';
import { ARRANGEMENTS, type Arrangement } from '@/document/model/report-layout';
import { buildReportModel } from '@/document/parts/build-report-model';
import { readDocument } from '../read/read-document';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';

const DOCUMENT = 'word/document.xml';
const CAPTIONS = [
  'crack 2–4 mm, bay 7',
  '',
  '18.11.2026',
  'see Photo 5',
  '- 5 °C',
  'Riss, Achse 3',
];
/** Six photos, of which 2 and 3 show the finding of 1, with captions; the fifth row has none to show. */
const makeSourceWith = (arrangement: Arrangement, captions: readonly string[] = CAPTIONS) => {
  const large = makeLargeSource(6);
  return {
    ...large,
    report: { ...large.report, layout: { arrangement, photo_list: true } },
    observations: large.observations.map((row, index) => ({
      ...row,
      caption: captions[index] ?? '',
      finding_id: index === 1 || index === 2 ? rowId(1) : null,
    })),
  };
};
type Source = ReturnType<typeof makeSourceWith>;

/** A document's own XML without the numbers that the library counts on. */
async function buildDocument(source: ReportSource): Promise<string> {
  const file = await buildDocx(buildReportModel(source), new Map());
  const word = new WordFile(new Uint8Array(await file.arrayBuffer()));
  return word.text(DOCUMENT).replaceAll(/w:id="\d+"/gu, '');
}

async function buildWordFile(source: ReportSource) {
  const model = buildReportModel(source);
  return new Uint8Array(await (await buildDocx(model, drawPictures(model))).arrayBuffer());
}

function found(file: Uint8Array, source: Source) {
  const reading = readDocument(file);
  const rowIds = source.observations.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  const { changes, notes, leftOver } = compareReading(reading, { stand, rowIds, exported });
  return { changes, notes, leftOver };
}
/** A number stays with its unit in the file. */
const NO_BREAK = '\u00a0';
const NOTHING = { changes: [], notes: [], leftOver: [] };

describe('captions of photos', () => {
  it.each(ARRANGEMENTS)('come back as they went, as %s', async (arrangement) => {
    const source = makeSourceWith(arrangement);
    const word = await buildWordFile(source);
    expect(new WordFile(word).text(DOCUMENT)).toContain(`: crack 2–4${NO_BREAK}mm, bay 7`);
    expect(found(word, source)).toEqual(NOTHING);
  });

  it.each(ARRANGEMENTS)('typed, changed and deleted in Word are offered, as %s', async (as) => {
    const source = makeSourceWith(as);
    const word = new WordFile(await buildWordFile(source)).change(DOCUMENT, (xml) =>
      xml
        .replaceAll(`>: crack 2–4${NO_BREAK}mm, bay 7<`, '>: crack 3 mm, bay 9<')
        .replaceAll('>: 18.11.2026<', '><')
        .replace(
          /(<w:p>(?:(?!<\/w:p>).)*SEQ Photo(?:(?!<\/w:p>).)*w:name="photo_2"(?:(?!<\/w:p>).)*|<w:p>(?:(?!<\/w:p>).)*w:name="photo_2"(?:(?!<\/w:p>).)*)<\/w:p>/su,
          '$1<w:r><w:t>, north face</w:t></w:r></w:p>',
        ),
    );
    const { changes, leftOver } = found(word.zip(), source);
    expect(
      changes.map(({ key, ...change }) => [key, 'inWord' in change && change.inWord]).sort(),
    ).toEqual([
      [`${rowId(1)} caption`, 'crack 3 mm, bay 9'],
      [`${rowId(2)} caption`, 'north face'],
      [`${rowId(3)} caption`, ''],
    ]);
    expect(changes.every((change) => 'isConflict' in change && !change.isConflict)).toBe(true);
    expect(leftOver).toEqual([]);
  });

  it('are absent where nobody wrote one, and of a row without a photo', async () => {
    const none = makeLargeSource(3);
    const [first] = none.observations;
    const source = {
      ...none,
      observations: none.observations.map((row) =>
        row === first ? row : { ...row, photo: '', caption: 'of nothing' },
      ),
    };
    const model = buildReportModel(source);
    const without = source.observations.map((row) => ({ ...row, caption: '' }));
    const xml = await buildDocument(source);
    expect(xml).not.toContain('of nothing');
    expect(model.schedule1.rows.map(({ caption }) => caption.text)).toEqual(['Photo 1', '2', '3']);
    expect(xml === (await buildDocument({ ...source, observations: without }))).toBe(true);
  });
});

/** A flag, a choice and a text that only this test describes: everything else is the product's own. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Arrangement } from '@/document/model/report-layout';
import { decodeBookmark, textHash } from '@/document/bookmarks/bookmark-name';
import { rowHash, rowTexts, renderStored } from '@/document/bookmarks/printed-state';
import type { ReportSource } from '@/document/model/report-source';
import { buildReportModel } from '@/document/parts/build-report-model';
import { installedFonts } from '@/document/pdf/installed-fonts.fixture';
import { changesBetween } from '@/document/revisions/changes-between';
import { fieldName, readableText } from '@/document/revisions/changes-summary';
import { compareReading } from '@/document/word/compare/compare-reading';
import { noteText } from '@/document/word/compare/change-name';
import { exportedOrder } from '@/document/word/compare/exported-order';
import { readDocument } from '@/document/word/read/read-document';
import { keptWordsSchema } from '@/records/stored-words';
import { FACTS_IN } from '@shared/languages/tables/facts';
import { drawPictures } from '../../../testing/app/sample-report';
import { makeSigned, makeSignedRow } from '../../../testing/app/signed-content';
import { WordFile } from '../../../testing/attacks/cleaner/word-file';
import { hasPoppler, makeFolder, pdfText } from '../../../testing/documents';
import { buildPdf } from './build-pdf';
import { exportWord, makeLargeSource, rowId } from './exported-report.fixture';
import { ReportPreview } from './report-preview';
import { openForSuite } from '../../../testing/open-for-suite';

vi.mock('@shared/row-fields', async (importOriginal) => {
  const real = await importOriginal<Record<'ROW_FIELDS', object>>();
  const beneath = { prints: 'beneath' };
  return {
    ...real,
    ROW_FIELDS: {
      ...real.ROW_FIELDS,
      ladder: { ...beneath, label: 'Ladder needed', kind: 'flag', bookmark: 'qa' },
      notes: { ...beneath, label: 'Access notes', kind: 'text', most: 4000, bookmark: 'qb' },
      way: {
        ...beneath,
        label: 'Way in',
        kind: 'choice',
        values: ['roof', 'yard'],
        bookmark: 'qc',
      },
    },
  };
});
vi.mock('@shared/languages/tables/document', async (importOriginal) => {
  const real = await importOriginal<Record<'DOCUMENT_IN', Record<string, { rows: object }>>>();
  const added = {
    ladder: 'Ladder needed',
    notes: 'Access notes',
    way: { label: 'Way in', values: { roof: 'By the roof', yard: 'By the yard' } },
  };
  const all = Object.entries(real.DOCUMENT_IN).map(([tag, words]) => [
    tag,
    { ...words, rows: { ...words.rows, ...added } },
  ]);
  return { DOCUMENT_IN: Object.fromEntries(all) as unknown };
});

const ADDED = { ladder: true, way: 'yard', notes: 'Key at the gate\n- ring twice' };
const KINDS: Arrangement[] = ['table', 'schedule', 'photos_2', 'defects'];
const DOCUMENT = 'word/document.xml';
const NOTHING = { changes: [], notes: [], leftOver: [] };

function makeSourceWith(
  arrangement: Arrangement,
  language: ReportSource['report']['language'] = 'en',
) {
  const source = makeLargeSource(4);
  return {
    ...source,
    report: { ...source.report, language, layout: { arrangement }, rating_scheme: { id: 'rics' } },
    observations: source.observations.map((row, index) =>
      index === 2 ? { ...row, ...ADDED, rating: '3' } : row,
    ),
  };
}

function found(file: Uint8Array, source: ReportSource) {
  const reading = readDocument(file);
  const rowIds = source.observations.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  const { changes, notes, leftOver } = compareReading(reading, { stand, rowIds, exported });
  return { changes, notes, leftOver };
}

async function readChanged(source: ReportSource, change: (xml: string) => string) {
  const word = new WordFile(await exportWord(source));
  const before = word.text(DOCUMENT);
  expect(change(before)).not.toBe(before);
  return found(word.change(DOCUMENT, change).zip(), source);
}

const folder = openForSuite(makeFolder);

describe.each(KINDS)('fields that were added, in a report as %s', (arrangement) => {
  it('print in the preview and in Word, and come back unchanged', async () => {
    const source = makeSourceWith(arrangement);
    const preview = renderToStaticMarkup(
      createElement(ReportPreview, { model: buildReportModel(source) }),
    ).replaceAll(/<[^>]*>/gu, ' ');
    for (const words of ['Ladder needed', 'Yes', 'By the yard', 'Key at the gate', 'ring twice'])
      expect(preview).toContain(words);
    const word = await exportWord(source);
    expect(found(word, source)).toEqual(NOTHING);
    const bookmarks = [...new WordFile(word).text(DOCUMENT).matchAll(/w:name="(pl_[^"]*)"/gu)];
    const kinds = bookmarks.map(([, name = '']) => decodeBookmark(name)?.kind);
    expect(kinds).toEqual(expect.arrayContaining(['ladder', 'way', 'notes']));
  });

  it.skipIf(!hasPoppler)('print in the PDF (needs poppler)', async () => {
    const model = buildReportModel(makeSourceWith(arrangement));
    const pdf = await buildPdf(model, drawPictures(model), installedFonts());
    const printed = pdfText(await folder.write(`${arrangement}.pdf`, pdf)).replaceAll(/\s+/gu, '');
    for (const words of ['Ladderneeded', 'Yes', 'Bytheyard', 'Keyatthegate', 'ringtwice'])
      expect(printed).toContain(words);
  });

  it('are brought back as what is stored', async () => {
    const { changes, notes, leftOver } = await readChanged(makeSourceWith(arrangement), (xml) =>
      xml
        .replace(/(Ladder needed.*?)Yes/su, '$1no')
        .replace('By the yard', 'By the roof')
        .replace('Key at the gate', 'Key with the owner'),
    );
    expect({ notes, leftOver }).toEqual({ notes: [], leftOver: [] });
    expect(changes).toMatchObject([
      { rowId: rowId(3), field: 'ladder', stored: false, isConflict: false },
      { field: 'notes', inWord: 'Key with the owner\n- ring twice', isConflict: false },
      { field: 'way', stored: 'roof', isConflict: false },
    ]);
  });

  it('that were deleted in Word are taken away', async () => {
    const paragraphs = /<w:p>(?:(?!<\/w:p>).)*(?:Ladder needed|Way in)(?:(?!<\/w:p>).)*<\/w:p>/gsu;
    const { changes } = await readChanged(makeSourceWith(arrangement), (xml) =>
      xml.replaceAll(paragraphs, ''),
    );
    expect(changes).toMatchObject([
      { field: 'ladder', inWord: '', stored: false },
      { field: 'way', inWord: '', stored: null },
    ]);
  });

  it('that Word holds other words for are listed, and not brought back', async () => {
    const { changes, notes } = await readChanged(makeSourceWith(arrangement), (xml) =>
      xml.replace('By the yard', 'By boat'),
    );
    expect(changes).toEqual([]);
    expect(notes.map((note) => noteText(note, [rowId(1), rowId(2), rowId(3)]))).toEqual([
      '“Way in” of Photo 3 was changed in Word to “By boat”, which is none of its values. It is not brought back: choose it on the observations screen.',
    ]);
  });

  it('come along with a row that was copied in Word', async () => {
    const isPage = arrangement === 'defects';
    const { changes } = await readChanged(makeSourceWith(arrangement), (xml) => {
      const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/gsu)];
      const [from, to] = paragraphs
        .filter(([text]) => text.includes('w:val="Heading2"'))
        .slice(2, 4)
        .map(({ index }) => index);
      const rows = xml.match(/<w:tr[ >].*?<\/w:tr>/gsu) ?? [];
      const copied = isPage
        ? xml.slice(from, to)
        : (rows.find((row) => row.includes('Wall 3 of')) ?? '');
      const copy = copied.replaceAll(/<w:bookmark(?:Start|End)[^>]*\/>/gu, '');
      return isPage ? xml.slice(0, to) + copy + xml.slice(to) : xml.replace(copied, copied + copy);
    });
    expect(changes).toMatchObject([
      {
        kind: 'added',
        texts: {
          element: 'Wall 3 of the east stair',
          location: 'Level 3, grid C',
          ladder: 'Yes',
          notes: 'Key at the gate\n- ring twice',
        },
        chosen: { ladder: true, way: 'yard' },
      },
    ]);
  });
});

it.each(Object.keys(FACTS_IN))(
  'fields that were added come back in any language: %s',
  async (tag) => {
    const source = makeSourceWith('table', tag as 'en');
    expect(found(await exportWord(source), source)).toEqual(NOTHING);
  },
);

it('a row without them has the sum that it had before there were any, and prints nothing of them', () => {
  const [row] = buildReportModel(makeLargeSource(1)).schedule1.rows;
  const texts = rowTexts(row!);
  const before = [texts.element, texts.defect, texts.recommendation, texts.location];
  expect(rowHash(texts)).toBe(textHash(before.join('\n\u0001\n')));
  expect(row?.beneath).toEqual([]);
});

it('are read blank from what was kept or signed before, and told where they change', () => {
  expect(keptWordsSchema.parse({ element: 'Wall' })).toMatchObject({
    ladder: false,
    way: null,
    notes: '',
  });
  const rows = [makeSignedRow()];
  const changed = [{ ...makeSignedRow(), ...ADDED }];
  const [row] = changesBetween(makeSigned({ rows }), makeSigned({ rows: changed })).rows;
  const told = row?.texts.map(({ name, before, after }) => [
    fieldName(name),
    readableText(name, before),
    readableText(name, after),
  ]);
  expect(told).toEqual([
    ['Ladder needed', 'No', 'Yes'],
    ['Access notes', '', 'Key at the gate\n- ring twice'],
    ['Way in', '', 'Yard'],
  ]);
});

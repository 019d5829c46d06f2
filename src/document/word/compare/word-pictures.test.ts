import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../../testing/app/sample-report';
import { ONE_PIXEL, WordFile } from '../../../../testing/attacks/cleaner/word-file';
import { hasLibreOffice, makeFolder, saveWithLibreOffice } from '../../../../testing/documents';
import { buildDocx } from '@/document/files/build-docx';
import type { Arrangement } from '@/document/model/report-layout';
import { renderStored } from '@/document/bookmarks/printed-state';
import { buildReportModel } from '@/document/parts/build-report-model';
import { makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import { changeName, noteText } from './change-name';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';
import { openForSuite } from '../../../../testing/open-for-suite';

const DOCUMENT = 'word/document.xml';
const folder = openForSuite(makeFolder);

const source = makeLargeSource(4);
const rowIds = source.observations.map(({ id }) => id);

/** Each row with a picture of its own; the fourth without any. */
async function exportWithPictures(arrangement: Arrangement = 'table'): Promise<WordFile> {
  const model = buildReportModel({
    ...source,
    report: { ...source.report, layout: { arrangement } },
  });
  const pictures = new Map([...drawPictures(model)].filter(([number]) => number < 4));
  const blob = await buildDocx(model, pictures);
  return new WordFile(new Uint8Array(await blob.arrayBuffer()));
}

function found(file: Uint8Array) {
  const reading = readDocument(file);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  return compareReading(reading, { stand, rowIds, exported });
}

/** The relationship and the part of a row's picture, by the name of the picture. */
function findPicture(file: WordFile, name: string): { id: string; path: string } {
  const drawing = new RegExp(`name="${name}"(?:(?!</w:drawing>).)*r:embed="([^"]+)"`, 'su');
  const id = drawing.exec(file.text(DOCUMENT))?.[1] ?? '';
  const relations = file.text('word/_rels/document.xml.rels');
  const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`, 'u').exec(relations)?.[1] ?? '';
  expect(file.parts.has(`word/${target}`)).toBe(true);
  return { id, path: `word/${target}` };
}

const SHAPE =
  '<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wp:anchor xmlns:wp="x"><a:graphic xmlns:a="y"><wps:wsp xmlns:wps="z"/></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r>';

describe('the pictures of a file', () => {
  it.each<Arrangement>(['table', 'schedule', 'defects', 'photos_2'])(
    'are those of the export where nobody changed them: %s',
    async (arrangement) => {
      expect(found((await exportWithPictures(arrangement)).zip())).toMatchObject({
        changes: [],
        notes: [],
      });
    },
  );

  it.each<Arrangement>(['table', 'schedule', 'defects', 'photos_2'])(
    'are told where one was replaced: %s',
    async (arrangement) => {
      const file = await exportWithPictures(arrangement);
      file.parts.set(findPicture(file, 'Photo 2').path, ONE_PIXEL);
      const { changes, notes } = found(file.zip());
      expect(changes).toMatchObject([{ kind: 'picture', rowId: rowId(2), bytes: ONE_PIXEL }]);
      expect(changes.map((change) => changeName(change, rowIds))).toEqual([
        'The picture of Photo 2 was replaced in Word',
      ]);
      expect(notes).toEqual([]);
    },
  );

  it('are told where Word leads to another part, and not where it only moved', async () => {
    const file = await exportWithPictures();
    const { id, path } = findPicture(file, 'Photo 3');
    file
      .rename(path, 'word/media/moved.jpg')
      .change('word/_rels/document.xml.rels', (xml) =>
        xml.replace(path.replace('word/', ''), 'media/moved.jpg'),
      );
    expect(found(file.zip()).changes).toEqual([]);
    file
      .add('word/media/new.png', ONE_PIXEL)
      .relate(DOCUMENT, 'own', 'image', 'media/new.png', false)
      .change(DOCUMENT, (xml) => xml.replaceAll(`r:embed="${id}"`, 'r:embed="own"'));
    expect(found(file.zip()).changes).toMatchObject([{ kind: 'picture', rowId: rowId(3) }]);
  });

  it('are not offered to a row without a photo, but told', async () => {
    const file = await exportWithPictures();
    const drawing = /<w:r><w:drawing>.*?<\/w:drawing><\/w:r>/su.exec(file.text(DOCUMENT))?.[0];
    file.change(DOCUMENT, (xml) => {
      const row = (xml.match(/<w:tr[ >].*?<\/w:tr>/gsu) ?? []).find((one) =>
        one.includes('Wall 4 of'),
      );
      return xml.replace(row ?? '', (row ?? '').replace('</w:p>', `${drawing ?? ''}</w:p>`));
    });
    const { changes, notes } = found(file.zip());
    expect(changes).toEqual([]);
    expect(notes).toEqual([{ kind: 'picture', rowId: rowId(4), why: 'new' }]);
  });

  it('are nobody’s question in a file that does not say what they were', async () => {
    const file = await exportWithPictures();
    file.parts.set(findPicture(file, 'Photo 2').path, ONE_PIXEL);
    file.change('docProps/custom.xml', (xml) => xml.replaceAll('Plumbline pictures', 'Other'));
    expect(found(file.zip()).changes).toEqual([]);
  });

  it.runIf(hasLibreOffice)('are the same when LibreOffice has saved them', async () => {
    const written = new Uint8Array((await exportWithPictures()).zip());
    const path = await folder.write('pictures.docx', new Blob([written]));
    const [saved = ''] = saveWithLibreOffice([path], 'docx', join(folder.path, 'saved'));
    const { changes, notes } = found(new Uint8Array(readFileSync(saved)));
    expect(changes).toEqual([]);
    expect(notes).toEqual([]);
  });
});

it('tells what was drawn on a photo in Word', async () => {
  const file = await exportWithPictures();
  file.change(DOCUMENT, (xml) => {
    const at = xml.indexOf('<w:drawing>', xml.indexOf('name="Photo 1"') + 1);
    const run = xml.lastIndexOf('<w:r>', at);
    return xml.slice(0, run) + SHAPE + xml.slice(run);
  });
  const { changes, notes } = found(file.zip());
  expect(changes).toEqual([]);
  expect(notes.map((note) => noteText(note, rowIds))).toEqual([
    'Something was drawn on Photo 2 in Word. Drawings are not brought back: draw it in the photo viewer.',
  ]);
});

import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import type { Pictures } from '@/document/pictures/prepare-picture';
import type { ReportModel } from '@/document/parts/build-report-model';
import {
  hasLibreOffice,
  hasOfficeValidator,
  hasPoppler,
  hasPythonDocx,
  makeFolder,
  officeErrors,
  pdfFacts,
  pdfText,
  printWithLibreOffice,
  readWithPythonDocx,
} from '../../../testing/documents';
import {
  drawPicture,
  drawPictures,
  makeModel,
  makeObservation,
} from '../../../testing/app/sample-report';
import { storyCount } from '../../../testing/stories';
import { buildDocx } from './build-docx';
import {
  listCells,
  unbound,
  compressionMethods,
  longest,
  manyRows,
  SAMPLES,
} from '@/document/files/build-docx.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

/** The programs that open the files are slow where many tests share few cores. */
const PATIENCE_MS = 180_000;

const folder = openForSuite(makeFolder);

const NO_PICTURES: Pictures = new Map();
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

async function open(model: ReportModel, pictures: Pictures = NO_PICTURES) {
  const bytes = new Uint8Array(await (await buildDocx(model, pictures)).arrayBuffer());
  const files = unzipSync(bytes);
  return { bytes, files, document: text(files['word/document.xml']) };
}

describe('a Word file', { timeout: PATIENCE_MS }, () => {
  it.skipIf(!hasOfficeValidator).each(Object.entries(SAMPLES))(
    'has no error for Microsoft’s validator: %s',
    async (name, make) => {
      const model = make();
      const path = await folder.write(`${name}.docx`, await buildDocx(model, drawPictures(model)));
      expect(officeErrors(path)).toEqual([]);
    },
  );

  it.skipIf(!hasOfficeValidator)(
    'would not get past that validator with a thing out of place',
    async () => {
      const { files, document } = await open(makeModel());
      const broken = document.replace('<w:tblGrid>', '<w:p/><w:tblGrid>');
      const zip = zipSync({ ...files, 'word/document.xml': new TextEncoder().encode(broken) });
      const path = await folder.write('broken.docx', new Blob([zip]));
      expect(officeErrors(path)).not.toEqual([]);
    },
  );

  it('holds pictures byte for byte, stored, and text deflated @build-docx-1', async () => {
    const model = manyRows(3);
    const picture = drawPicture();
    const { bytes, files } = await open(model, new Map([1, 2, 3].map((row) => [row, picture])));
    const media = Object.entries(files).filter(([path]) => path.startsWith('word/media/'));
    expect(media).toHaveLength(3);
    for (const [path, content] of media) {
      expect(path).toMatch(/\.jpe?g$/);
      expect(Buffer.from(content).equals(Buffer.from(picture.jpeg))).toBe(true);
    }
    const methods = compressionMethods(bytes);
    for (const [path, method] of methods) {
      expect([path, method]).toEqual([path, path.startsWith('word/media/') ? 0 : 8]);
    }
  });

  it('lays the table out on a fixed grid of four equal columns as wide as the text @build-docx-2', async () => {
    const { document } = await open(makeModel());
    const grid = [...document.matchAll(/<w:gridCol w:w="(\d+)"\/>/g)].map(([, width]) => width);
    expect(grid).toHaveLength(4);
    expect(new Set(grid).size).toBe(1);
    expect(document).toContain('<w:tblLayout w:type="fixed"/>');
    const cells = [...document.matchAll(/<w:tcW w:type="dxa" w:w="(\d+)"\/>/g)];
    expect(cells).toHaveLength(4 * 4);
    expect(new Set(cells.map(([, width]) => width))).toEqual(new Set(grid));
    const page = Number(/<w:pgSz w:w="(\d+)"/.exec(document)?.[1]);
    const margins = /w:right="(\d+)"[^>]*w:left="(\d+)"/.exec(document) ?? [];
    const textWidth = page - Number(margins[1]) - Number(margins[2]);
    expect(Math.abs(4 * Number(grid[0]) - textWidth)).toBeLessThanOrEqual(4);
  });

  it('shows no picture wider than its cell or out of proportion @build-docx-3', async () => {
    const model = manyRows(4);
    const pictures = drawPictures(model);
    const { document } = await open(model, pictures);
    const cell = Number(/<w:gridCol w:w="(\d+)"/.exec(document)?.[1]) * 635;
    const extents = [...document.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)];
    expect(extents).toHaveLength(4);
    extents.forEach(([, cx, cy], index) => {
      const size = pictures.get(index + 1)?.size;
      expect(Number(cx)).toBeLessThan(cell);
      expect(Number(cy)).toBeLessThanOrEqual(500 * 9525);
      expect(Number(cx) / Number(cy) / ((size?.width ?? 0) / (size?.height ?? 1))).toBeCloseTo(
        1,
        1,
      );
    });
  });

  it('repeats the header row and keeps rows whole, unless one is longer than a page', async () => {
    const { document } = await open(longest());
    const rows = document.split('<w:tr>').slice(1);
    expect(rows.map((row) => /<w:tblHeader\/>/.test(row))).toEqual([true, false, false, false]);
    expect(rows.map((row) => /<w:cantSplit\/>/.test(row))).toEqual([true, false, true, false]);
  });

  it('captions photos with fields, and points to them from the text', async () => {
    const { document } = await open(makeModel());
    expect(document.match(/SEQ Photo/g)).toHaveLength(3);
    const bookmarks = [...document.matchAll(/<w:bookmarkStart w:name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const anchors = [...document.matchAll(/HYPERLINK \\l (?:"|&quot;)(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(anchors).toEqual(['photo_1', 'photo_2', 'photo_3', 'photo_3']);
    for (const anchor of anchors) expect(bookmarks).toContain(anchor);
    const fields = [...document.matchAll(/REF (photo_\d+_number)/g)].map(([, name]) => name);
    expect(fields).toHaveLength(4);
    for (const field of fields) expect(bookmarks).toContain(field);
    expect(document).not.toContain('w:dirty');
  });

  it('describes pictures, and names itself, its author and its language', async () => {
    const model = makeModel();
    const { document, files } = await open(model, drawPictures(model));
    expect(document).toContain(
      'descr="Photo 2: Concrete parapet wall. Hairline cracking along the coping joint"',
    );
    const properties = text(files['docProps/core.xml']);
    expect(properties).toContain('<dc:title>Harbour Road car park</dc:title>');
    expect(properties).toContain('<dc:creator>J. Mason</dc:creator>');
    expect(properties).toMatch(/<dcterms:created[^>]*>20/);
    expect(text(files['word/styles.xml'])).toContain('w:lang w:val="en-GB"');
  });

  it('has the specified sizes in its styles @build-docx-4', async () => {
    const { files } = await open(makeModel());
    const styles = text(files['word/styles.xml']);
    const readSize = (id: string) =>
      new RegExp(`w:styleId="${id}".*?<w:sz w:val="(\\d+)"`, 's').exec(styles)?.[1];
    expect(['Title', 'Heading1', 'Heading2', 'ClosingNote'].map(readSize)).toEqual([
      '32',
      '24',
      '20',
      '16',
    ]);
  });

  it('counts pages in its footer', async () => {
    const { files } = await open(makeModel());
    const footer = text(files['word/footer1.xml']);
    expect(footer).toMatch(/Page .*PAGE.* of .*NUMPAGES/s);
    for (const part of ['word/footer1.xml', 'word/footer2.xml']) {
      const results = [...text(files[part]).matchAll(/"separate"\/><\/w:r><w:r><w:t[^>]*>(\d+)</g)];
      expect(results, part).toHaveLength(2);
    }
  });

  it('is valid and keeps every word, whatever the texts', async () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 120 });
    const nasty = fc.constantFrom(
      '<w:p>&amp;]]></w:p>',
      '\u0000\u0008\u000b\ufffe',
      '\ud800',
      '\u202eabc',
      'שלום עולם Photo 1',
      'السقف متشقق',
      'x'.repeat(300),
      'Photos 1, 2 and 3',
      '{{photo}} %PDF \\* MERGEFORMAT "',
    );
    const words = fc.oneof(anyText, nasty, fc.string({ unit: 'grapheme', maxLength: 60 }));
    const observation = fc.record({
      photo: fc.oneof(fc.constant(''), words),
      element: words,
      defect: words,
      recommendation: words,
      location: words,
    });
    let files = 0;
    await fc.assert(
      fc.asyncProperty(
        // The programs that open a file cost far more than what is in it: few files, with many texts each.
        fc.array(observation, { minLength: 12, maxLength: 20 }),
        fc.tuple(words, words, words, words, words),
        async (observations, [title, client, discussion, recommendation, preparedBy]) => {
          const model = makeModel({
            report: { title, inspection_date: '2026-11-18', client_name: client },
            observations: observations.map(makeObservation),
            sections: { discussion, recommendation },
            letterhead: { ...EMPTY_LETTERHEAD, author_name: preparedBy, firm_name: title },
          });
          files += 1;
          const path = await folder.write(
            `any-${files}.docx`,
            await buildDocx(model, drawPictures(model)),
          );
          if (hasOfficeValidator) expect(officeErrors(path)).toEqual([]);
          if (hasPythonDocx)
            expect(unbound(readWithPythonDocx(path).rows)).toEqual(unbound(listCells(model)));
        },
      ),
      { numRuns: storyCount(3) },
    );
  });
});

describe.skipIf(!hasPythonDocx)('read by python-docx (needs it installed)', () => {
  it('holds the cells, headings and properties of the model @build-docx-5', async () => {
    const model = makeModel({
      observations: [makeObservation(), makeObservation({ photo: '', defect: 'a\nb' })],
    });
    const path = await folder.write(
      'cells.docx',
      await buildDocx(model, new Map([[1, drawPicture()]])),
    );
    const read = readWithPythonDocx(path);
    expect(read.rows).toEqual(listCells(model, new Set([1])));
    expect(read.title).toBe(model.title);
    expect(read.author).toBe(model.author);
    const styles = read.paragraphs.map(([style, words]) => `${style}: ${words}`);
    expect(styles).toContain('Title: Harbour Road car park');
    expect(styles).toContain('Heading 1: Schedule 1: Observations');
    expect(styles).toContain('Heading 1: Schedule 2: Discussion and Recommendation');
    expect(styles).toContain('Heading 2: Discussion');
    expect(styles).toContain('Heading 2: Recommendation');
    expect(styles.slice(-2)).toEqual([
      `Closing Note: ${model.closingNote}`,
      'Closing Note: All 2 observations were written by a person.',
    ]);
  });
});

describe.skipIf(!hasLibreOffice || !hasPoppler)(
  'opened by LibreOffice (needs it and poppler)',
  { timeout: PATIENCE_MS },
  () => {
    it('prints every sample with all its words and no page too many', async () => {
      const models = Object.entries(SAMPLES).map(([name, make]) => ({ name, model: make() }));
      const paths = await Promise.all(
        models.map(async ({ name, model }) =>
          folder.write(`print ${name}.docx`, await buildDocx(model, drawPictures(model))),
        ),
      );
      const prints = printWithLibreOffice(paths, folder.path);
      models.forEach(({ name, model }, index) => {
        const path = prints[index] ?? '';
        const printed = pdfText(path).replace(/\s+/g, '');
        const { rows } = model.schedule1;
        expect(pdfFacts(path)['Page size'], name).toContain('A4');
        expect(printed.match(/Photo\d+/g)?.length ?? 0, name).toBeGreaterThanOrEqual(rows.length);
        expect(printed, name).toContain(model.closingNote.replace(/\s+/g, ''));
        expect(printed.match(/裂/g)?.length ?? 0, name).toBe(
          name === 'the longest texts' ? 8000 : 0,
        );
        const pages = Number(pdfFacts(path)['Pages']);
        if (name.endsWith('photos')) expect(pages, name).toBeLessThanOrEqual(rows.length / 2 + 2);
      });
    });
  },
);

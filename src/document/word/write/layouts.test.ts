import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { drawPictures, makeModel, withoutParts } from '../../../../testing/app/sample-report';
import {
  hasLibreOffice,
  hasOfficeValidator,
  hasPoppler,
  hasPythonDocx,
  makeFolder,
  officeErrors,
  pdfText,
  printWithLibreOffice,
  readWithPythonDocx,
  saveWithLibreOffice,
} from '../../../../testing/documents';
import { ARRANGEMENTS, photosPerPage } from '@/document/model/report-layout';
import { rowId } from '@/document/model/outline';
import type { ReportModel } from '@/document/parts/build-report-model';
import { joinRuns } from '@/document/model/report-text';
import { allParts, LETTERS } from '@/document/files/all-parts.fixture';
import { buildDocx } from '@/document/files/build-docx';
import { headingBookmark } from './heading';
import { openForSuite } from '../../../../testing/open-for-suite';

/** The programs that open the files are slow where many tests share few cores. */
const PATIENCE_MS = 180_000;
/** The whole takes a quarter of an hour: usually each arrangement has one script, and each script an arrangement or two. */
const isWhole = process.env['LAYOUTS'] === 'all';
const SIZES = isWhole ? [1, 13, 60, 300] : [13];

const folder = openForSuite(makeFolder);

const CELLS = ARRANGEMENTS.flatMap((arrangement, index) =>
  SIZES.flatMap((rows) =>
    Object.entries(LETTERS)
      .filter((_, script, scripts) => isWhole || script === index % scripts.length)
      .map(([name, letters]) => ({
        name: `${arrangement}, ${rows} rows, ${name.toLowerCase()}`,
        make: () => allParts({ arrangement, rows, letters }),
      })),
  ),
);

/** A page for each heading, and others for the rows that are none. */
const numbered = (model: ReportModel) =>
  new Map([
    ...model.schedule1.rows.map(({ number }) => [rowId(number), 500 + number] as const),
    ...model.outline.map(({ id }, index) => [id, 100 + index] as const),
  ]);

const built = (model: ReportModel) => buildDocx(model, drawPictures(model), numbered(model));

async function buildDocument(model: ReportModel, pages = numbered(model)) {
  const file = await buildDocx(model, drawPictures(model), pages);
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return new TextDecoder().decode(files['word/document.xml']);
}

/** Without the spaces and marks of direction that each reader has its own of. */
const letters = (text: string) => text.replace(/[\s\u200e\u200f\u202a-\u202e]+/gu, '');
const readWords = (xml: string) =>
  [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<|<w:tab\/>/g)].map(([, text = ' ']) => text).join('');

function listTexts({ schedule1, schedule2, scope }: ReportModel): string[] {
  const cells = schedule1.rows.flatMap(({ element, defect, recommendation }) =>
    [element, defect, recommendation].flat(),
  );
  const blocks = [...scope, ...schedule2.sections].flatMap((section) => section.blocks);
  return [...cells, ...blocks].flatMap((block) =>
    block.kind === 'table' ? [] : [joinRuns(block)],
  );
}

describe('a report with every part', { timeout: PATIENCE_MS }, () => {
  it.skipIf(!hasOfficeValidator).each(CELLS)(
    'has no error for Microsoft’s validator: $name',
    async ({ name, make }) => {
      const path = await folder.write(`${name}.docx`, await built(make()));
      expect(officeErrors(path)).toEqual([]);
    },
  );

  it.skipIf(!hasPythonDocx).each(CELLS)('holds every text: $name', async ({ name, make }) => {
    const model = make();
    const path = await folder.write(`text ${name}.docx`, await built(model));
    const { paragraphs, rows } = readWithPythonDocx(path);
    const read = letters([...paragraphs.map(([, text]) => text), ...rows.flat()].join('\n'));
    for (const text of listTexts(model)) expect(read).toContain(letters(text));
    const headings = paragraphs.filter(([style]) => /^Heading [123]$/.test(style));
    expect(headings.map(([style, text]) => `${style.slice(-1)} ${text}`)).toEqual(
      model.outline.map(({ level, text }) => `${level} ${text}`),
    );
  });

  it.each(ARRANGEMENTS)(
    'leads from text, lists and contents to what is there: %s',
    async (name) => {
      const document = await buildDocument(allParts({ arrangement: name, rows: 13 }));
      const bookmarks = [...document.matchAll(/<w:bookmarkStart w:name="([^"]+)"/g)].map(
        ([, bookmark]) => bookmark,
      );
      expect(new Set(bookmarks).size).toBe(bookmarks.length);
      const led = [
        ...document.matchAll(/(?:HYPERLINK \\l (?:"|&quot;)|PAGEREF |[^E]REF |w:anchor=")(\w+)/g),
      ].map(([, target]) => target);
      expect(led.length).toBeGreaterThan(50);
      for (const target of led) expect(bookmarks).toContain(target);
      for (let row = 1; row <= 13; row += 1) expect(bookmarks).toContain(`photo_${row}`);
    },
  );

  it.each(ARRANGEMENTS)('shows each rating on its colour, and how soon: %s', async (name) => {
    const model = allParts({ arrangement: name, rows: 5 });
    const document = await buildDocument(withoutParts(model, 'summary', 'ratings'));
    for (const { facts } of model.schedule1.rows) {
      const { level, urgency } = facts;
      if (level) {
        expect(document).toMatch(
          new RegExp(`w:fill="${level.colour}".{0,200}\u00a0${level.code}\u00a0<`, 'i'),
        );
      }
      expect(readWords(document)).toContain(urgency);
    }
  });

  it('counts its photos as the report does where one row has none', async () => {
    const document = await buildDocument(
      allParts({ arrangement: 'photos_4', rows: 5, photoless: 2 }),
    );
    let count = 0;
    const counted = [...document.matchAll(/SEQ Photo \\\* ARABIC(?: \\r (\d+))?/g)].map(
      ([, reset]) => (count = reset === undefined ? count + 1 : Number(reset)),
    );
    expect(counted).toEqual([1, 3, 4]);
    // The rows without a photo are named in the table, where references find them.
    expect(document.indexOf('w:name="photo_2"')).toBeLessThan(document.indexOf('w:name="photo_1"'));
  });
});

describe('its contents', () => {
  it('are a field that holds an entry with its page for each heading', async () => {
    const model = allParts({ arrangement: 'defects', rows: 3 });
    const document = await buildDocument(model);
    const entries = document
      .split('<w:p>')
      .filter(
        (paragraph) =>
          paragraph.includes('w:pStyle w:val="TOC') && paragraph.includes('<w:hyperlink'),
      );
    expect(entries[0]).toMatch(/TOC \\o (?:"|&quot;)1-3/);
    expect(
      entries.map((entry) => {
        const [, level] = /w:pStyle w:val="TOC(\d)"/.exec(entry) ?? [];
        const [, text, page] = /^(.*?) ?(\d{3})$/.exec(readWords(entry)) ?? [];
        return [Number(level), text, Number(page)];
      }),
    ).toEqual(model.outline.map(({ level, text }, index) => [level, text, 100 + index]));
    expect(entries.map((entry) => entry.match(/"begin"/g)?.length)).toEqual(
      entries.map((_, index) => (index === 0 ? 2 : 1)),
    );
    expect(entries.at(-1)?.match(/"end"/g)).toHaveLength(2);
    for (const { id } of model.outline) {
      expect(document).toContain(`w:name="${headingBookmark(id)}"`);
    }
  });

  it('leave a heading without a name where there are none', async () => {
    expect(await buildDocument(makeModel())).not.toContain('_Toc_');
  });

  it('say no page that nobody counted', async () => {
    const document = await buildDocument(allParts({ arrangement: 'table', rows: 1 }), new Map());
    const results = [
      ...document.matchAll(
        /PAGEREF.*?"separate"\/><\/w:r>(.*?)<w:r><w:fldChar w:fldCharType="end"/g,
      ),
    ];
    expect(results.length).toBeGreaterThan(5);
    for (const [, result = ''] of results) expect(readWords(result)).toBe('');
  });
});

describe('its pages', () => {
  it('have a cover without head and foot, before all others', async () => {
    const document = await buildDocument(allParts({ arrangement: 'table', rows: 3 }));
    const [cover = '', ...others] = document.split('</w:sectPr>');
    expect(cover).toContain('CoverTitle');
    expect(cover).not.toMatch(/headerReference|footerReference|titlePg/);
    expect(others[0]).toMatch(/headerReference.*footerReference.*titlePg/s);
  });

  it.each(ARRANGEMENTS)('begin where the model says: %s', async (arrangement) => {
    const model = allParts({ arrangement, rows: 13 });
    const document = await buildDocument(model);
    const breaks = document.match(/<w:pageBreakBefore\/>/g)?.length ?? 0;
    // The title behind the cover begins its section; photo pages and defects begin pages beside the parts'.
    const parts = model.parts.filter(({ startsPage }) => startsPage).length - 1;
    const perPage = photosPerPage(arrangement);
    const within = perPage ? Math.ceil(12 / perPage) - 1 : arrangement === 'defects' ? 12 : 0;
    expect(breaks).toBe(parts + within);
  });
});

describe.skipIf(!hasLibreOffice || !hasPoppler)(
  'opened by LibreOffice (needs it and poppler)',
  { timeout: PATIENCE_MS },
  () => {
    it('prints every arrangement with its photo pages as many as the model says', async () => {
      const models = ARRANGEMENTS.map((arrangement) => allParts({ arrangement, rows: 13 }));
      const paths = await Promise.all(
        models.map(async (model) =>
          folder.write(`print ${model.schedule1.arrangement}.docx`, await built(model)),
        ),
      );
      const prints = printWithLibreOffice(paths, folder.path);
      expect(prints).toHaveLength(ARRANGEMENTS.length);
      models.forEach((model, index) => {
        const { arrangement } = model.schedule1;
        const pages = pdfText(prints[index] ?? '').split('\f');
        const body = pages.slice(2);
        for (const { text } of model.outline) {
          expect(letters(pages.slice(1).join('')), arrangement).toContain(letters(text));
        }
        expect(pages[0], arrangement).toContain('Northfield Mason LLP');
        expect(pages[0], arrangement).not.toMatch(/Page \d|Summary/);
        expect(pages[1], arrangement).toMatch(/Page 2 of/);
        const perPage = photosPerPage(arrangement);
        if (perPage === null) return;
        const first = body.findIndex((page) => /^\s*Photographs$/m.test(page));
        const next = body.findIndex((page) => page.includes(model.schedule2.heading));
        expect(next - first, arrangement).toBe(Math.ceil(12 / perPage));
      });
    });

    it('keeps a cover to one page, however long its title', async () => {
      const titles = { Latin: 'Wide words '.repeat(18), Chinese: '港'.repeat(200) };
      const paths = await Promise.all(
        Object.entries(titles).map(async ([name, title]) => {
          const long = { ...LETTERS.ENGLISH, title, location: title.slice(0, 60) };
          const model = allParts({ arrangement: 'table', rows: 1, letters: long });
          return folder.write(`cover ${name}.docx`, await built(model));
        }),
      );
      const prints = printWithLibreOffice(paths, folder.path);
      expect(prints).toHaveLength(2);
      for (const pdf of prints) {
        const [cover = '', next = ''] = pdfText(pdf).split('\f');
        expect(cover, pdf).toMatch(/^Prepared by /m);
        expect(next, pdf).toMatch(/Page 2 of/);
      }
    });

    it('shows the headings that the contents list, in their levels', async () => {
      const model = allParts({ arrangement: 'defects', rows: 3, letters: LETTERS.MIXED });
      const path = await folder.write('headings.docx', await built(model));
      const [saved = ''] = saveWithLibreOffice([path], 'fodt', folder.path);
      const flat = readFileSync(saved, 'utf8');
      const levels = [...flat.matchAll(/<text:h [^>]*outline-level="(\d)"/g)];
      expect(levels.map(([, level]) => Number(level))).toEqual(
        model.outline.map(({ level }) => level),
      );
    });

    it.runIf(isWhole)('writes 300 rows with every part, and LibreOffice opens them', async () => {
      const model = allParts({ arrangement: 'photos_6', rows: 300 });
      const path = await folder.write('many.docx', await built(model));
      if (hasOfficeValidator) expect(officeErrors(path)).toEqual([]);
      const [pdf = ''] = printWithLibreOffice([path], folder.path);
      const pages = pdfText(pdf).split('\f');
      expect(pages.length).toBeGreaterThan(Math.ceil(299 / 6) + 30);
      expect(letters(pages.join(''))).toContain('Photo300');
    });
  },
);

describe('headings within a text', () => {
  const readSizes = async (layout: object) => {
    const model = makeModel({ report: { layout } });
    const file = unzipSync(new Uint8Array(await (await buildDocx(model, new Map())).arrayBuffer()));
    const styles = strFromU8(file['word/styles.xml'] ?? new Uint8Array());
    return ['Heading3', 'Heading4', 'Heading5'].map((id) => {
      const style = new RegExp(`w:styleId="${id}".*?</w:style>`, 's').exec(styles)?.[0] ?? '';
      return `${/<w:sz w:val="(\d+)"/.exec(style)?.[1]} ${/w:themeColor="(\w+)"/.exec(style)?.[1]}`;
    });
  };

  it('are as specified without a layout, and differ by level in every other', async () => {
    expect(new Set(await readSizes({}))).toEqual(new Set(['20 dark1']));
    for (const layout of [{ arrangement: 'schedule' }, { cover: true }])
      expect(new Set(await readSizes(layout)).size).toBe(3);
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pictures } from '@/document/pictures/prepare-picture';
import { ARRANGEMENTS } from '@/document/model/report-layout';
import type { ReportModel } from '@/document/parts/build-report-model';
import { hasPoppler, makeFolder, pdfFacts, pdfText } from '../../../testing/documents';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import { drawPictures, makeModel, makeObservation } from '../../../testing/app/sample-report';
import { buildPdf } from './build-pdf';
import { type Drawing, MAX_MARK_TEXT } from '@shared/drawing/drawing';
import { installedFonts } from '@/document/pdf/installed-fonts.fixture';
import type { Face } from '@/document/pdf/font-families';
import { openForSuite } from '../../../testing/open-for-suite';

/** The programs that open the files are slow where many tests share few cores. */
const PATIENCE_MS = 180_000;

const folder = openForSuite(makeFolder);

/** Words beside a mark and alone, upright and on their side. */
const labelled = (text: string): Drawing => ({
  marks: (['number', 'arrow', 'text'] as const).map((kind, index) => ({
    id: kind,
    kind,
    colour: 'red',
    text,
    number: kind === 'number' ? 12 : null,
    points: [
      [0.2 + index / 5, 0.3],
      [0.4, 0.9],
    ],
  })),
  last: 12,
  turn: 0,
  crop: null,
});

let files = 0;
async function write(model: ReportModel, pictures: Pictures = drawPictures(model)) {
  files += 1;
  return folder.write(`report-${files}.pdf`, await buildPdf(model, pictures, installedFonts()));
}

const words = (text: string) => text.replace(/\s+/g, '');

describe.skipIf(!hasPoppler)('a PDF file (needs poppler)', { timeout: PATIENCE_MS }, () => {
  it.each(ARRANGEMENTS)('prints the captions of all photos as %s', async (arrangement) => {
    const id = '00000000-0000-4000-8000-000000000001';
    const observations = [
      makeObservation({ id, caption: 'crack 2–4 mm, bay 7' }),
      makeObservation({ finding_id: id, caption: '北墙裂缝' }),
      makeObservation({ photo: '', caption: 'of no photo' }),
    ];
    const path = await write(makeModel({ observations, report: { layout: { arrangement } } }));
    const printed = words(pdfText(path));
    expect(printed).toContain('Photo1:crack2–4mm,bay7');
    expect(printed).toContain('Photo2:北墙裂缝');
    expect(printed).not.toContain('ofnophoto');
  });

  it.each(['photos_1', 'photos_2', 'photos_4', 'photos_6'] as const)(
    'takes no page more for captions of all that they may have: %s',
    async (arrangement) => {
      const pagesWith = async (caption: string) => {
        const observations = Array.from({ length: 12 }, () => makeObservation({ caption }));
        const model = makeModel({ observations, report: { layout: { arrangement } } });
        return pdfText(await write(model)).split('\f').length;
      };
      expect(await pagesWith('crack along the joint '.repeat(13))).toBe(await pagesWith(''));
    },
  );

  it.each([0, 1, 9, 60, 300])('holds every row, whole: %i photos', async (count) => {
    const observations = Array.from({ length: count }, () => makeObservation());
    const path = await write(makeModel({ observations }));
    const printed = words(pdfText(path));
    for (let row = 1; row <= count; row += 1) expect(printed).toContain(`Photo${row}`);
    expect(printed.match(/Monitorthecrack|sixmonths/g)?.length ?? 0).toBeGreaterThanOrEqual(count);
    const facts = pdfFacts(path);
    expect(facts['Tagged']).toBe('yes');
    expect(facts['Page size']).toContain('A4');
    expect(facts['Title']).toBe('Harbour Road car park');
    expect(Number(facts['Pages'])).toBeLessThanOrEqual(count / 2 + 2);
  });

  it('holds every word of the longest texts', async () => {
    const long = makeObservation({
      element: 'Spalling along the soffit. '.repeat(150).slice(0, 4000),
      defect: 'x'.repeat(4000),
      recommendation: 'Ж'.repeat(4000),
    });
    const path = await write(
      makeModel({
        report: {
          title: 'W'.repeat(200),
          inspection_date: '2026-11-18',
          client_name: 'm'.repeat(200),
        },
        observations: [long, makeObservation(), long],
        sections: { discussion: 'q'.repeat(20_000), recommendation: 'Long text. '.repeat(1818) },
      }),
    );
    const printed = pdfText(path);
    expect(printed.match(/Ж/g)).toHaveLength(8000);
    expect(printed.match(/q/g)).toHaveLength(20_000);
    expect(printed.match(/Spalling/g)).toHaveLength(296);
  });

  it('says what each part is, in reading order', async () => {
    const structure = execFileSync('/usr/bin/pdfinfo', ['-struct-text', await write(makeModel())], {
      encoding: 'utf8',
    });
    const kinds = [
      ...structure.matchAll(/^\s+(H1|H2|H3|Table|TR|TH|TD|Figure|Caption|L|LI|Link)\b/gm),
    ].map(([, kind]) => kind);
    const row = ['TR', 'TD', 'Figure', 'Caption', 'TD', 'TD', 'TD'];
    expect(kinds).toEqual([
      'H1',
      'H2',
      'Table',
      'TR',
      'TH',
      'TH',
      'TH',
      'TH',
      ...row,
      ...row,
      ...row,
      'H2',
      'H3',
      'Link',
      'Link',
      'Link',
      'H3',
      'Link',
      'L',
      'LI',
      'LI',
    ]);
  });

  it('ends with the closing note and, beneath it, how the words came about', async () => {
    const model = makeModel({ observations: [makeObservation({ location: 'North stair' })] });
    const printed = words(pdfText(await write(model)));
    expect(printed).toContain(words('Location: North stair'));
    expect(printed).toContain(
      words(`${model.closingNote} The one observation was written by a person.`),
    );
  });

  it('has bookmarks, a language and descriptions of its pictures', async () => {
    const bytes = readFileSync(await write(makeModel())).toString('latin1');
    expect(bytes).toMatch(/\/Outlines \d/);
    expect(bytes).toContain('/Title (Schedule 1: Observations)');
    expect(bytes).toContain('/Lang (en-GB)');
    expect(bytes.match(/\/Alt \(/g)).toHaveLength(3);
    expect(bytes).toContain('pdfuaid:part');
  });

  it('embeds pictures byte for byte', async () => {
    const model = makeModel({ observations: [makeObservation()] });
    const pictures = drawPictures(model);
    const file = readFileSync(await write(model, pictures));
    expect(file.includes(Buffer.from(pictures.get(1)?.jpeg ?? []))).toBe(true);
  });

  it('shows Latin, Greek, Cyrillic and Hebrew', async () => {
    const hebrew = makeObservation({ element: 'סדק בקיר המזרחי' });
    const text = 'Mur fissuré, łuk, ρωγμή στον τοίχο, трещина в стене';
    const path = await write(
      makeModel({ observations: [makeObservation({ element: text }), hebrew] }),
    );
    expect(words(pdfText(path))).toContain(words('ρωγμή'));
    expect(words(pdfText(path))).toContain('трещина');
    expect(words(pdfText(path))).toContain('łuk');
    expect(pdfText(path)).toContain('סדק');
  });

  it('fetches what the texts need, in the weights that show them', async () => {
    const asked = async (changes: Parameters<typeof makeModel>[0]) => {
      const faces: Face[] = [];
      const fonts = installedFonts((face) => faces.push(face));
      const file = await buildPdf(makeModel(changes), new Map(), fonts);
      files += 1;
      // Arimo's three come first, whatever is written.
      return { faces: faces.slice(3), path: await folder.write(`asked-${files}.pdf`, file) };
    };
    /** Without the slice. */
    const plainly = (face: Face) => face.replace(/(japanese|chinese)-.+-/u, '$1-');
    const latin = [makeObservation({ element: 'Łuk “A” – 12 ° ≥ 3 … → ρωγμή, סדק' })];
    expect((await asked({ observations: latin })).faces).toEqual([]);
    const kanji = [makeObservation({ element: 'Nameplate: 港南橋（①）' })];
    const typed = await asked({ observations: kanji });
    expect(new Set(typed.faces.map(plainly))).toEqual(new Set(['simplified-chinese-regular']));
    expect(typed.faces.length).toBeLessThan(8);
    expect(pdfText(typed.path)).toContain('港南橋（①）');
    const inJapanese = await asked({ report: { language: 'ja' }, observations: kanji });
    const japanese = new Set(['japanese-regular', 'japanese-bold']);
    expect(new Set(inJapanese.faces.map(plainly))).toEqual(japanese);
    const titled = await asked({ report: { title: '点検報告' } });
    expect(new Set(titled.faces.map(plainly))).toEqual(japanese);
    // On the first page, in the running head and nowhere as boxes.
    expect(pdfText(titled.path)).toContain('点検報告');
    expect(pdfText(titled.path)).not.toContain('□');
  });

  it('breaks Japanese lines where they may break', async () => {
    const discussion =
      'ひび割れが、「擁壁」の下部に（写真1）見られた。ちょっとした補修を要する。'.repeat(15);
    const sections = { discussion, recommendation: null };
    const path = await write(makeModel({ report: { language: 'ja' }, sections }));
    const lines = pdfText(path)
      .split('\n')
      .map((line) => line.trim());
    const printed = lines.filter((line) => /[ぁ-ん]/u.test(line) && line.length > 30);
    expect(printed.length).toBeGreaterThan(8);
    expect(printed.filter((line) => /^[、。」）っょ]/u.test(line))).toEqual([]);
    expect(printed.filter((line) => /[「（]$/u.test(line))).toEqual([]);
    expect(words(pdfText(path))).toContain(discussion);
  });

  it('opens whatever the texts', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('(unbalanced \\', '%PDF-1.7 endobj', 'שלום Photo 1', 'ﷺ السقف', '👩‍🔧'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 15 }), anyText, async (texts, title) => {
        const observations = texts.map((text) =>
          makeObservation({
            photo: text,
            element: text,
            defect: text,
            recommendation: text,
            drawing: labelled(text.slice(0, MAX_MARK_TEXT)),
          }),
        );
        const path = await write(
          makeModel({
            report: { title, inspection_date: '2026-11-18', client_name: title },
            observations,
            sections: { discussion: texts.join('\n'), recommendation: title },
            letterhead: { ...EMPTY_LETTERHEAD, author_name: title },
          }),
        );
        expect(Number(pdfFacts(path)['Pages'])).toBeGreaterThan(0);
        pdfText(path);
      }),
      { numRuns: 20 },
    );
  });
});

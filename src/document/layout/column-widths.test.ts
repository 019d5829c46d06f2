import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { FACTS_IN } from '@shared/languages/tables/facts';
import {
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  pdfText,
  printWithLibreOffice,
} from '../../../testing/documents';
import {
  drawPictures,
  makeModel,
  makeObservation,
  makeSource,
} from '../../../testing/app/sample-report';
import { QUICK_IN } from '@shared/languages/tables/quick';
import { buildDocx } from '@/document/files/build-docx';
import { buildReportModel } from '@/document/parts/build-report-model';
import { buildPdf } from '@/document/files/build-pdf';
import { installedFonts } from '../pdf/installed-fonts.fixture';
import { columnWidths, textWidth } from './column-widths';
import { CONTENT_WIDTH, SIZE } from './page-layout';
import type { Arrangement } from '../model/report-layout';
import { openForSuite } from '../../../testing/open-for-suite';

const PATIENCE_MS = 180_000;

const folder = openForSuite(makeFolder);

const SPACED = LANGUAGES.filter((language) => !FACTS_IN[language].isUnspaced);
const CASES = (['schedule', 'photos_4'] as const).flatMap((arrangement) =>
  SPACED.flatMap((language) =>
    [null, { id: 'rics' }].map((rating_scheme) => ({ arrangement, language, rating_scheme })),
  ),
);

/** A file of each language is enough to see that both writers keep to the widths. */
const READ = CASES.filter((one) => one.arrangement === 'schedule' && one.rating_scheme !== null);

const buildSource = ({ arrangement, language, rating_scheme }: (typeof CASES)[number]) =>
  makeSource({ report: { language, rating_scheme, layout: { arrangement } } });
const buildModel = (one: (typeof CASES)[number]) => buildReportModel(buildSource(one));

describe('columnWidths', { timeout: PATIENCE_MS }, () => {
  it.each<Arrangement>(['table', 'schedule', 'photos_2'])('fills the page: %s', (arrangement) => {
    for (const language of LANGUAGES) {
      const report = { ...makeSource().report, language, layout: { arrangement } };
      const widths = columnWidths(makeModel({ report }).schedule1);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(CONTENT_WIDTH, 5);
      expect(Math.min(...widths)).toBeGreaterThan(50);
    }
  });

  it('is the specification’s four quarters for its table', () => {
    expect(new Set(columnWidths(makeModel().schedule1))).toEqual(new Set([CONTENT_WIDTH / 4]));
  });

  it('has room for each word of a heading, in bold letters of the table', async () => {
    const bold = (await installedFonts()('bold')) as unknown as MeasuringFont;
    const broken = CASES.flatMap((one) => {
      const { schedule1 } = buildModel(one);
      const widths = columnWidths(schedule1);
      return schedule1.columns.flatMap((heading, index) =>
        heading
          .split(/\s+/u)
          .filter((word) => measureWidth(bold, word) > textWidth(widths[index] ?? 0)),
      );
    });
    expect(broken).toEqual([]);
  });

  it('has room for the words of quick choices, every element and every place in one report', async () => {
    const regular = (await installedFonts()('regular')) as unknown as MeasuringFont;
    const broken = CASES.flatMap((one) => {
      const { elements, places, kinds } = QUICK_IN[one.language];
      const facts = Object.values(kinds).map(([fact, advice]) => ({
        defect: fact,
        recommendation: advice,
      }));
      const locations = Object.values(places);
      const observations = Object.values(elements).map((element, index) =>
        makeObservation({
          ...facts[index % facts.length],
          element,
          location: locations[index % locations.length] ?? '',
        }),
      );
      const { schedule1 } = buildReportModel({ ...buildSource(one), observations });
      const widths = columnWidths(schedule1);
      return schedule1.kinds.flatMap((kind, index) => {
        if (kind !== 'element' && kind !== 'location') return [];
        const texts = observations.map((row) => row[kind]);
        return texts
          .flatMap((text) => text.split(/\s+/u))
          .filter((word) => measureWidth(regular, word) > textWidth(widths[index] ?? 0));
      });
    });
    expect(broken).toEqual([]);
  });

  it.skipIf(!hasPoppler).each(READ)('breaks no heading in the PDF: $language', async (one) => {
    const model = buildModel(one);
    const file = await buildPdf(model, drawPictures(model), installedFonts());
    expect(listBroken(model.schedule1.columns, pdfText(await folder.write('a.pdf', file)))).toEqual(
      [],
    );
  });

  it.skipIf(!hasPoppler || !hasLibreOffice)(
    'breaks no heading where Word’s file is printed',
    async () => {
      const models = READ.map(buildModel);
      const paths = await Promise.all(
        models.map(async (model, index) =>
          folder.write(`heads-${index}.docx`, await buildDocx(model, drawPictures(model))),
        ),
      );
      const broken = printWithLibreOffice(paths, folder.path).flatMap((path, index) =>
        listBroken(models[index]?.schedule1.columns ?? [], pdfText(path)),
      );
      expect(broken).toEqual([]);
    },
  );
});

interface MeasuringFont {
  unitsPerEm: number;
  layout: (text: string) => { advanceWidth: number };
}

/** In points, in the size of tables. */
const measureWidth = (font: MeasuringFont, word: string) =>
  (font.layout(word).advanceWidth / font.unitsPerEm) * SIZE.table;

/** The words of headings that do not stand whole in a printed text. */
const listBroken = (columns: readonly string[], printed: string) =>
  columns.flatMap((heading) => heading.split(/[\s/]+/u)).filter((word) => !printed.includes(word));

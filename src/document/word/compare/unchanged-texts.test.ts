import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeObservation, makeSource } from '../../../../testing/app/sample-report';
import { type Language, LANGUAGES } from '@shared/languages/language';
import { renderStored } from '@/document/bookmarks/printed-state';
import { exportWord, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';

const words = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'Crack',
      'wall',
      'Photo 1',
      'Photos 2 and 3',
      'photo 9',
      '0.2 mm',
      'a_b',
      'x',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'شق في الجدار',
      '墙体裂缝',
      'סדק',
      'รอยร้าว',
      'दरार',
      '写真 2',
      '한글',
      '🧱',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '**',
      '__',
      '|',
      '\t',
      '#',
      '-',
      '*',
      '1.',
      'a)',
      '\\|',
      '\u00ad',
      '\u00a0',
      '“',
      '\u200b',
      '<w:t>',
      '&amp;',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);
const start = fc.constantFrom(
  '',
  '',
  '',
  '- ',
  '  - ',
  '1. ',
  '2) ',
  '    3. ',
  'a) ',
  'b) ',
  '# ',
  '### ',
  '| ',
  '\t',
  '• ',
);
const line = fc
  .tuple(start, fc.array(words, { maxLength: 5 }), fc.constantFrom(' ', ' ', '', '\t'))
  .map(([begin, parts, between]) => begin + parts.join(between));
const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));

interface Texts {
  language: Language;
  /** Element, defect, recommendation, location. */
  cells: [string, string, string, string];
  sections: { discussion: string; recommendation: string };
  report: { title: string; client_name: string; weather: string };
}

async function expectNothingFound({ language, cells, sections, report }: Texts): Promise<void> {
  const [element, defect, recommendation, location] = cells;
  const source = makeSource({
    observations: [1, 2, 3].map((number) =>
      makeObservation(
        number === 2
          ? { id: rowId(2), element, defect, recommendation, location }
          : { id: rowId(number) },
      ),
    ),
    sections,
    report: { ...report, language },
  });
  const reading = readDocument(await exportWord(source));
  const rowIds = source.observations.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  const found = compareReading(reading, { stand, rowIds, exported });
  expect(found.changes).toEqual([]);
  expect(found.notes).toEqual([]);
}

it('gives no change for any text that was exported and read back', async () => {
  const record = fc.record({
    language: fc.constantFrom(...LANGUAGES),
    cells: fc.tuple(text, text, text, line),
    sections: fc.record({ discussion: text, recommendation: text }),
    report: fc.record({ title: line, client_name: line, weather: line }),
  });
  await fc.assert(fc.asyncProperty(record, expectNothingFound), { numRuns: 40 });
});

it('keeps a break of width zero that Word has in a run of its own', async () => {
  await expectNothingFound({
    language: 'en',
    cells: ['', 'รอยร้าว\u200b', '', ''],
    sections: { discussion: '', recommendation: '' },
    report: { title: '', client_name: '', weather: '' },
  });
});

it.each([
  '- Crack\n  3. Wide\n- Rust\n  3. Deep',
  '- Crack\n    a) Wide\n    b) Deep\n- Rust\n    a) Light',
  '  - Crack\n    3. Wide\n  - Rust\n    3. Deep\n1. Damp\n    3. Low',
])('counts again what lies beneath each item: %j', async (list) => {
  const blank = { title: 'Pier', client_name: '', weather: '' };
  const sections = { discussion: list, recommendation: list };
  await expectNothingFound({
    language: 'en',
    cells: ['', list, list, ''],
    sections,
    report: blank,
  });
});

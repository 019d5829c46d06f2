import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Arrangement } from '@/document/model/report-layout';
import { renderStored } from '@/document/bookmarks/printed-state';
import type { ReportSource } from '@/document/model/report-source';
import { exportWord, makeLargeSource, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';

const DOCUMENT = 'word/document.xml';
const RICS = { id: 'rics' };
const withoutBookmarks = (xml: string) => xml.replaceAll(/<w:bookmark(?:Start|End)[^>]*\/>/gu, '');

/** Four rows, the third with a place, a rating and a time to act; in the language of the report. */
function makeRated(arrangement: Arrangement, language: ReportSource['report']['language'] = 'en') {
  const source = makeLargeSource(4);
  return {
    ...source,
    report: { ...source.report, language, rating_scheme: RICS, layout: { arrangement } },
    observations: source.observations.map((row, index) =>
      index === 2
        ? {
            ...row,
            rating: '3',
            urgency: 'soon' as const,
            recommendation: COPY.texts.recommendation,
          }
        : row,
    ),
  };
}

async function edited(source: ReportSource, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await exportWord(source));
  const xml = strFromU8(parts[DOCUMENT] ?? new Uint8Array());
  const now = change(xml);
  expect(now).not.toBe(xml);
  return zipSync({ ...parts, [DOCUMENT]: strToU8(now) });
}

function readChanges(file: Uint8Array, source: ReportSource) {
  const reading = readDocument(file);
  const rowIds = source.observations.map(({ id }) => id);
  const exported = exportedOrder(reading, rowIds);
  const stand = renderStored(source, exported, reading.language);
  return compareReading(reading, { stand, rowIds, exported });
}

const COPY = {
  kind: 'added',
  texts: {
    element: 'Wall 3 of the east stair',
    defect: 'Crack 3 runs along the joint\n- seen from below\n- **not** measured',
    recommendation: 'Monitor as for Photo 4.\n- Fix a gauge',
    location: 'Level 3, grid C',
  },
};

const findRow = (xml: string, words: string) =>
  (xml.match(/<w:tr[ >].*?<\/w:tr>/gsu) ?? []).find((row) => row.includes(words)) ?? '';

/** The row with these words once more, behind itself. */
const withRowCopied = (change: (row: string) => string) => (xml: string) => {
  const row = findRow(xml, 'Wall 3 of');
  return xml.replace(row, row + change(row));
};

/** From the heading of the third defect to that of the fourth. */
function findPage(xml: string): { page: string; next: number } {
  const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/gsu)];
  const headings = paragraphs.filter(([text]) => text.includes('w:val="Heading2"'));
  const [from, next] = [headings[2]?.index ?? 0, headings[3]?.index ?? 0];
  return { page: xml.slice(from, next), next };
}

describe('a row that was copied in Word', () => {
  it.each<[string, (row: string) => string]>([
    ['without its bookmarks, as Word copies it', withoutBookmarks],
    ['with its bookmarks, as scripts copy it', (row) => row],
  ])('carries no label into its words: %s', async (_, copy) => {
    const source = makeRated('table');
    const { changes } = readChanges(await edited(source, withRowCopied(copy)), source);
    expect(changes).toMatchObject([{ ...COPY, after: rowId(3) }]);
    expect(changes).toMatchObject([{ rating: expect.stringContaining('3') as string }]);
  });

  it.each(['de', 'fr', 'ja'] as const)('carries none in another language: %s', async (language) => {
    const source = makeRated('table', language);
    const { changes } = readChanges(await edited(source, withRowCopied(withoutBookmarks)), source);
    const { element, location } = COPY.texts;
    expect(changes).toMatchObject([{ kind: 'added', texts: { element, location } }]);
  });

  it('keeps a line of the element that only looks like a place', async () => {
    const source = makeRated('table');
    const element = 'Location: see plan\nWall 3 of the east stair';
    source.observations = source.observations.map((row, index) =>
      index === 2 ? { ...row, element } : row,
    );
    const { changes } = readChanges(await edited(source, withRowCopied(withoutBookmarks)), source);
    expect(changes).toMatchObject([{ texts: { element, location: 'Level 3, grid C' } }]);
  });

  it('has its place and its rating in columns of their own', async () => {
    const source = makeRated('schedule');
    const { changes } = readChanges(await edited(source, withRowCopied(withoutBookmarks)), source);
    expect(changes).toMatchObject([COPY]);
  });
});

describe('a defect’s page that was copied in Word', () => {
  const behindItself = (copy: (page: string) => string) => (xml: string) => {
    const { page, next } = findPage(xml);
    return xml.slice(0, next) + copy(page) + xml.slice(next);
  };
  it.each<[string, (page: string) => string]>([
    ['without its bookmarks', withoutBookmarks],
    ['with its bookmarks', (page) => page],
    [
      'from its caption on',
      (page) =>
        withoutBookmarks(
          page
            .split(/(?<=<\/w:p>)/u)
            .slice(2)
            .join(''),
        ),
    ],
    ['twice', (page) => withoutBookmarks(page + page)],
  ])('is a new row, and nothing of it lands in the one before it: %s', async (how, copy) => {
    const source = makeRated('defects');
    const { changes, notes } = readChanges(await edited(source, behindItself(copy)), source);
    const copies = how === 'twice' ? [COPY, COPY] : [COPY];
    expect(changes).toMatchObject(copies.map((one) => ({ ...one, after: rowId(3) })));
    expect(notes).toEqual([]);
  });

  it('is offered with what was changed in it', async () => {
    const source = makeRated('defects', 'de');
    const copy = (page: string) => withoutBookmarks(page).replaceAll('Wall 3 of', 'Wall 5 of');
    const { changes } = readChanges(await edited(source, behindItself(copy)), source);
    const { location } = COPY.texts;
    const texts = { element: 'Wall 5 of the east stair', location };
    expect(changes).toMatchObject([{ kind: 'added', texts }]);
  });

  it('is no page where a text only names the others', async () => {
    const source = makeRated('defects');
    const recommendation = 'Element\nDefect\nRecommendation';
    source.observations = source.observations.map((row, index) =>
      index === 1 ? { ...row, recommendation } : row,
    );
    const discussion = { paragraph: `Photo 1\n${recommendation}`, photo_refs: {} };
    source.sections = { ...source.sections, discussion };
    expect(readChanges(await exportWord(source), source).changes).toEqual([]);
  });
});

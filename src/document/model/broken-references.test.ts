import { describe, expect, it } from 'vitest';
import { makeObservation, makeSource } from '../../../testing/app/sample-report';
import { buildReportModel } from '@/document/parts/build-report-model';
import { listUnprintable } from '@shared/text/take-text';
import { brokenReferences } from './broken-references';
import { ARRANGEMENTS, eachExtra } from './report-layout';

const observations = [makeObservation({ id: 'a' }), makeObservation({ id: 'b' })];

it('names what leads to no photo, where it stands, and the number that it had', () => {
  const source = makeSource({ observations });
  source.sections = {
    discussion: {
      paragraph: 'Photos 1–3 (Photo 9).',
      photo_refs: { 1: 'a', 2: 'x', 3: 'b', 9: null },
    },
    recommendation: { paragraph: 'Act on Photo 1.', photo_refs: { 1: 'a' } },
  };
  source.observations = [
    ...observations.slice(0, 1),
    makeObservation({ id: 'b', defect: 'As in Photo [deleted].', photo_refs: { deleted: 'y' } }),
  ];
  expect(brokenReferences(source)).toEqual([
    {
      where: { kind: 'row', id: 'b', number: 2 },
      reads: 'Photo [deleted]',
      reason: 'deleted',
      number: null,
    },
    {
      where: { kind: 'section', heading: 'Discussion' },
      reads: 'Photos 1, 2 and [deleted]',
      reason: 'deleted',
      number: 2,
    },
    {
      where: { kind: 'section', heading: 'Discussion' },
      reads: 'Photo 9',
      reason: 'never there',
      number: 9,
    },
  ]);
});

it('names marks that are not on the photo, which has other numbers by now', () => {
  const mark = { id: 'm', kind: 'number', points: [[0, 0]], colour: 'red', text: '', number: 2 };
  const drawing = { marks: [mark], last: 2, turn: 0, crop: null };
  const source = makeSource({
    observations: [makeObservation({ id: 'a' }), makeObservation({ id: 'b', drawing })],
  });
  const paragraph = 'See Photo 1, mark 2. The one by Photo 1 (marks 1 and 3) is wide; Photo 2.';
  source.sections = {
    discussion: { paragraph, photo_refs: { 1: 'b', 2: 'a' } },
    recommendation: null,
  };
  expect(
    brokenReferences(source).map(({ reads, reason, number }) => [reads, reason, number]),
  ).toEqual([
    ['Photo 2 (marks 1', 'no such mark', 2],
    ['Photo 2 (marks 1 and 3', 'no such mark', 2],
  ]);
});

it('names signs that no font prints, once their fonts are known', () => {
  const source = makeSource({ observations });
  source.observations = [makeObservation({ id: 'a', defect: '\uf0a3 0.3 mm \ue123' })];
  expect(brokenReferences(source)).toContainEqual({
    where: { kind: 'row', id: 'a', number: 1 },
    reads: 'U+E123',
    reason: 'no font',
    number: null,
  });
});

describe('every text that a document prints', () => {
  const OWN = {
    id: 'own',
    name: 'Own',
    levels: [1, 2].map((n) => ({ code: `${n}`, label: 'L', colour: '#aa0000', definition: 'D' })),
  };
  const mark = {
    id: 'm',
    kind: 'text',
    points: [[0, 0]],
    colour: 'red',
    text: 'Here',
    number: null,
  };
  const rows = [
    makeObservation({ id: 'a', caption: 'Near', location: 'Roof', rating: '1' }),
    makeObservation({ id: 'b', drawing: { marks: [mark], last: 0, turn: 0, crop: null } }),
    makeObservation({ id: 'c', finding_id: 'b', caption: 'Beside' }),
  ];
  const stored = makeSource({ report: { rating_scheme: OWN }, observations: rows });
  /** Written and read by code, never by a person. */
  const NO_WORDS =
    /^(id|photo|language|colour|kind|severity|urgency|outcome|hand|inspection_date|backend|day|finding_id|code|rating|tag)$/;
  const signs: string[] = [];
  const marked = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => marked(each, name));
    if (typeof value === 'string' && !NO_WORDS.test(name)) {
      const code = 0xe100 + signs.length;
      signs.push(`U+${code.toString(16).toUpperCase()}`);
      return `${value} ${String.fromCharCode(code)}`;
    }
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each, key)]));
  };
  const source = marked(stored) as typeof stored;
  const named = brokenReferences(source).filter(({ reason }) => reason === 'no font');

  it.each(ARRANGEMENTS)('is named where no font prints it, and no other (%s)', (arrangement) => {
    const layout = { arrangement, ...eachExtra(() => true) };
    const model = buildReportModel({ ...source, report: { ...source.report, layout } });
    const printed = signs.filter((sign) => listUnprintable(JSON.stringify(model)).includes(sign));
    expect(signs.length).toBeGreaterThan(40);
    const said = named.flatMap(({ reads }) => reads.split(', '));
    expect(printed.filter((sign) => !said.includes(sign))).toEqual([]);
    // A text that no arrangement prints would send a person after nothing.
    if (arrangement === 'defects')
      expect(said.filter((sign) => !printed.includes(sign))).toEqual([]);
  });

  it('leads to each place where it can be changed', () => {
    expect(
      named.map(({ where }) =>
        'number' in where ? where.number : 'heading' in where ? where.heading : where.kind,
      ),
    ).toEqual(['report', 'profile', 1, 2, 3, 'Discussion', 'Recommendation']);
  });
});

it('names what was lost of a sign before it came here', () => {
  const [first] = brokenReferences(
    makeSource({ sections: { discussion: 'a\ud800b', recommendation: null } }),
  );
  expect(first).toMatchObject({ where: { heading: 'Discussion' }, reads: 'U+FFFD' });
});

it('finds none in a report whose references all lead somewhere', () => {
  expect(brokenReferences(makeSource())).toEqual([]);
});

it.each([
  'See Photo 61.',
  'Photos 2 and 61',
  'Siehe Foto 61.',
  '- a\n  - **Photo 61**',
  'x\t1\ny\tPhoto 61',
])('names a photo beyond the last of sixty, which nothing is bound to: %s', (typed) => {
  const sixty = Array.from({ length: 60 }, () => makeObservation());
  const [first, ...others] = sixty;
  const source = makeSource({
    observations: [makeObservation({ ...first, defect: typed }), ...others],
    sections: { discussion: typed, recommendation: null },
  });
  const found = brokenReferences(source);
  expect(found.map(({ where, reason, number }) => [where.kind, reason, number])).toEqual([
    ['row', 'never there', 61],
    ['section', 'never there', 61],
  ]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRevision, makeSigned, makeSignedRow } from '../../../testing/app/signed-content';
import { drawPictures } from '../../../testing/app/sample-report';
import { buildDocx } from '@/document/files/build-docx';
import { buildPdf } from '@/document/files/build-pdf';
import { installedFonts } from '@/document/pdf/installed-fonts.fixture';
import { buildReportModel, findContent } from '@/document/parts/build-report-model';
import type { SignedContent } from '@/records/signed-revision';
import { sourceOfDraft } from './source-of-draft';
import { sourceOfRevision } from './source-of-revision';

const changes = {
  added: 1,
  removed: 0,
  changed: 3,
  moved: true,
  letterhead: true,
  sections: ['discussion'],
  report: ['weather'],
};
const revisions = [
  makeRevision({ id: 'r3', number: 3 }),
  makeRevision({ id: 'r2', number: 2, changes, signed_at: '2026-11-03T10:00:00Z' }),
  makeRevision(),
];
const buildModel = (signed = makeSigned()) =>
  buildReportModel(
    sourceOfRevision(signed, { reportId: 'report', backend: 'http://127.0.0.1:1', revisions }),
  );

describe('a signed revision', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('prints who signed it, when, and as which revision', () => {
    const model = buildModel();
    expect(findContent(model, 'signature')?.lines).toEqual([
      { label: 'Name', value: 'A. Mason MRICS' },
      { label: 'Membership no.', value: '123' },
      { label: 'Revision', value: '2' },
      { label: 'Signed on', value: '3 November 2026 at 10:00 UTC' },
    ]);
    expect(model.details).toContainEqual({ label: 'Report date', value: '3 November 2026' });
    expect(model.author).toBe('A. Mason MRICS');
  });

  it('is dated by the day of its signatory, on whatever device it is read', () => {
    const signed = makeSigned({ signed_at: '2026-11-03T18:26:00Z', signed_on: '2026-11-04' });
    expect(buildModel(signed).details).toContainEqual({
      label: 'Report date',
      value: '4 November 2026',
    });
    const revisions = [makeRevision({ signed_on: '2026-11-03' })];
    const source = sourceOfRevision(signed, { reportId: 'report', backend: undefined, revisions });
    expect(source.revisions[0]?.[1]).toBe('3 November 2026');
  });

  it('prints the lines that were printed when it was signed, and a draft of the same rows does not', () => {
    const marks: SignedContent['rows'][number]['marks'] = [
      { kind: 'crack', points: [[0.1, 0.2], [0.3, 0.4]] }, // prettier-ignore
    ];
    const rows = [makeSignedRow({ marks })];
    const report = { ...makeSigned().report, print_marks: true };
    const asSigned = makeSigned({ rows, report });
    expect(buildModel(asSigned).schedule1.rows[0]?.photo).toMatchObject({
      suggestedLines: marks,
      alt: 'Photo 1: Wall. Crack. Lines mark possible cracks.',
    });
    const source = sourceOfRevision(asSigned, { reportId: 'r', backend: undefined, revisions: [] });
    const draft = buildReportModel(sourceOfDraft(source, []));
    expect(draft.schedule1.rows[0]?.photo).toMatchObject({
      suggestedLines: [],
      alt: 'Photo 1: Wall. Crack',
    });
  });

  it('lists the revisions up to itself with what each has changed, in the report’s language', () => {
    expect(findContent(buildModel(), 'revisions')?.rows).toEqual([
      ['1', '2 November 2026', 'A. Mason MRICS', 'First issue'],
      [
        '2',
        '3 November 2026',
        'A. Mason MRICS',
        '1 observation added, 3 observations changed, order of observations, Discussion, report details, firm or author',
      ],
    ]);
    const report = { ...makeSigned().report, language: 'de' as const };
    expect(findContent(buildModel(makeSigned({ report })), 'revisions')?.rows[0]?.[3]).toBe(
      'Erste Ausgabe',
    );
  });

  it('prints what was drawn on its photos, and several photos to one finding, as they were signed', () => {
    const drawing = { marks: [], last: 0, turn: 90, crop: null };
    const [a] = makeSigned().rows;
    const rows = [a!, makeSignedRow({ id: 'b', finding_id: 'a', drawing })];
    const [row, ...others] = buildModel(makeSigned({ rows })).schedule1.rows;
    expect(others).toEqual([]);
    expect(row?.more).toMatchObject([{ number: 2, photo: { drawing } }]);
  });

  it('names findings that nobody checked by their photos’ numbers, and no other photo of theirs', () => {
    const [a] = makeSigned().rows;
    const rows = [
      { ...a!, hand: 'written' as const },
      makeSignedRow({ id: 'b', finding_id: 'a', hand: null, outcome: null }),
      makeSignedRow({ id: 'c', hand: 'proposed' }),
    ];
    expect(buildModel(makeSigned({ rows })).closingNote).toMatch(
      /observations when it was signed: 3\./,
    );
  });

  it('is called by its label where it has one', () => {
    const model = buildModel(makeSigned({ label: 'B' }));
    expect(model.closingNote).toContain('as revision B.');
    expect(model.details).toContainEqual(
      expect.objectContaining({ label: 'Revision', value: 'B' }),
    );
  });

  it('is the same document a week later', async () => {
    const write = async () => {
      const model = buildModel();
      const file = await buildDocx(model, drawPictures(model));
      return { model, bytes: Buffer.from(await file.arrayBuffer()).toString('latin1') };
    };
    const first = await write();
    vi.setSystemTime(new Date('2026-11-10T12:00:00Z'));
    expect(await write()).toEqual(first);
  });

  it('is the same PDF a week later, byte for byte', async () => {
    const write = async () => {
      const model = buildModel();
      const file = await buildPdf(model, drawPictures(model), installedFonts());
      return Buffer.from(await file.arrayBuffer()).toString('latin1');
    };
    const first = await write();
    vi.setSystemTime(new Date('2026-11-10T12:00:00Z'));
    expect((await write()) === first).toBe(true);
  });
});

/** Photos of one finding, and what is drawn on them: what an analyst is shown and told of both. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../../../testing/drawing/draw-site-photo.ts';
import { callFunction } from '../../../testing/functions.ts';
import {
  makeDescription,
  type ScriptedHost,
  startScriptedHost,
} from '../../../testing/hosts/scripted-host.ts';
import {
  addRow,
  makeReport,
  readRow,
  type OwnedReport,
  storeFile,
  storePhoto,
  storePhotoAndRendition,
  type StoredRow,
} from '../../../testing/reports.ts';
import { type Photo, type PhotoContext, UNREAD_PHOTO } from '../_shared/analyst.ts';
import { addMark, type Drawing, NO_DRAWING } from '../_shared/drawing/drawing.ts';
import { drawnPicturePath } from '../_shared/drawing/drawn-picture.ts';
import { readPhotoPath } from '../_shared/photo-address.ts';
import { sha256 } from '../_shared/sha256.ts';

const SMALL = sitePhotoJpeg({ kind: 'plain-brick', width: 800, height: 600, seed: 2 });
const WORDS = { element: 'Secret', defect: 'Secret', recommendation: 'Secret' };
const DRAWING: Drawing = addMark(
  { ...NO_DRAWING, last: 1, crop: { x: 0, y: 0, width: 0.5, height: 1 }, turn: 90 },
  { id: 'a', kind: 'number', colour: 'red', text: 'Spall', points: [[0.25, 0.5]] }, // prettier-ignore
);

let host: ScriptedHost;
let measuring: ScriptedHost;
let report: OwnedReport;
let photo: string;
let asked: { photo: Photo; context: PhotoContext }[];

beforeAll(async () => {
  [host, measuring] = await Promise.all([
    startScriptedHost(),
    startScriptedHost(undefined, { readsPhotos: false }),
  ]);
});
afterAll(() => Promise.all([host.close(), measuring.close()]));
beforeEach(() => prepare(host));

async function prepare({ url, analyst }: ScriptedHost): Promise<void> {
  report = await makeReport(url);
  photo = await storePhotoAndRendition(report, undefined, SMALL);
  asked = [];
  analyst.observe = (shown, context) => {
    asked.push({ photo: shown, context });
    return Promise.resolve(makeDescription());
  };
}

const analyse = (row: StoredRow, more: object = {}) =>
  callFunction(report, 'analyze_photos', {
    observation_id: row.id,
    photo_url: row.photo,
    report_id: row.report_id,
    ...more,
  });
const draw = (row: StoredRow, drawing: Drawing) =>
  report.client.from('observations').update({ drawing }).eq('id', row.id).throwOnError();

/** Rows at the places 1 to 4; the second holds the finding, whose photos are the first and the last too. */
async function addFinding() {
  const holder = await addRow(report, { photo, position: 2 });
  const beside = { ...WORDS, note: 'Secret', finding_id: holder.id };
  const first = await addRow(report, { ...beside, photo, position: 1 });
  await addRow(report, { photo, position: 3, element: 'Deck' });
  const last = await addRow(report, { ...beside, photo: await storePhoto(report), position: 4 });
  return { holder, first, last };
}

describe('a finding of several photos', () => {
  it('is asked about once, with its further photos small, in their order and by their numbers', async () => {
    const { holder } = await addFinding();
    expect((await analyse(holder)).answer).toEqual({ success: true });
    expect(asked).toHaveLength(1);
    const { number, further } = asked[0]?.context ?? {};
    expect([number, further?.map((one) => one.number)]).toEqual([2, [1, 4]]);
    expect(further?.[0]?.photo.bytes.byteLength).toBe(SMALL.byteLength);
    const used = await report.client.from('analyst_usage').select('used').throwOnError();
    expect(used.data).toEqual([{ used: 1 }]);
  });

  it('goes without a further photo that cannot be had', async () => {
    const { holder, last } = await addFinding();
    const gone = { photo: last.photo.replace(/[^/]+$/, '1_gone.jpg') };
    await report.client.from('observations').update(gone).eq('id', last.id).throwOnError();
    expect((await analyse(holder)).answer).toEqual({ success: true });
    expect(asked[0]?.context.further.map((one) => one.number)).toEqual([1]);
  });

  it('is told nothing that the rows beside it, or beside any other, say', async () => {
    const { holder, first } = await addFinding();
    const taken = { captured_at: '2026-11-21T10:00:00' };
    await report.client
      .from('observations')
      .update(taken)
      .eq('report_id', report.reportId)
      .throwOnError();
    await report.client
      .from('observations')
      .update({ defect: 'Secret too' })
      .eq('id', first.id)
      .throwOnError();
    const other = await addRow(report, { photo, position: 5, ...taken });
    for (const row of [holder, other]) expect((await analyse(row)).answer.success).toBe(true);
    expect(JSON.stringify(asked.map(({ context }) => context))).not.toContain('Secret');
    expect(asked[0]?.context.neighbours.map(({ element }) => element)).toEqual(['Deck']);
  });

  it('has the numbers that an answer cites bound to its photos', async () => {
    const { holder, first } = await addFinding();
    host.analyst.observe = () => Promise.resolve(makeDescription({ defect: 'Crack (Photo 1).' }));
    await analyse(holder);
    expect(await readRow(report, holder.id)).toMatchObject({
      defect: 'Crack (Photo 1).',
      photo_refs: { 1: first.id },
    });
  });
});

describe('a photo beside another row’s', () => {
  it('has its answer: nobody is asked and nothing is written', async () => {
    const { first } = await addFinding();
    const before = await readRow(report, first.id);
    expect((await analyse(first)).answer).toEqual({ success: true });
    expect(asked).toEqual([]);
    expect(await readRow(report, first.id)).toEqual(before);
  });

  it('is not looked at again by itself', async () => {
    const { first } = await addFinding();
    const { answer, status } = await analyse(first, { replace_version: 1 });
    expect([status, answer.code]).toEqual([400, 'bad_request']);
    expect(answer.error).toContain('take the photo out of it first');
    expect(asked).toEqual([]);
  });

  it('keeps its words where it was joined while an analyst looked', async () => {
    const row = await addRow(report, { photo });
    const holder = await addRow(report, { photo });
    host.analyst.observe = async () => {
      const joined = { finding_id: holder.id };
      await report.client.from('observations').update(joined).eq('id', row.id).throwOnError();
      return makeDescription();
    };
    expect((await analyse(row)).answer).toEqual({ success: true });
    expect(await readRow(report, row.id)).toMatchObject({ element: '', proposal: null });
  });
});

/** Stores a picture as that of a row's photo with a drawing, as a browser does. */
async function storeDrawn(row: StoredRow, drawing: Drawing, picture: Uint8Array): Promise<void> {
  const path = await drawnPicturePath(readPhotoPath(row.photo) ?? '', { drawing }, sha256);
  await storeFile(report, path ?? '', picture);
}

describe('a photo that was drawn on', () => {
  const TOLD = ['mark 2, red number at 50 % from the left, 50 % from the top: "Spall"'];
  const TOLD_OF_THE_WHOLE = [
    'mark 2, red number at 25 % from the left, 50 % from the top: "Spall"',
    expect.stringContaining('only this part of the photo is meant'),
  ];
  const PAINTED = sitePhotoJpeg({ kind: 'damp', width: 160, height: 240, seed: 3 });
  const size = () => asked[0]?.photo.bytes.byteLength;

  it('is shown as its browser painted it, byte for byte, and its marks are told @analysed-findings-1', async () => {
    const row = await addRow(report, { photo });
    await draw(row, DRAWING);
    await storeDrawn(row, DRAWING, PAINTED);
    expect((await analyse(row)).answer).toEqual({ success: true });
    expect(size()).toBe(PAINTED.byteLength);
    expect(asked[0]?.photo.drawing).toEqual({ marks: TOLD, texts: ['Spall'], isInPicture: true });
  });

  it('is shown so beside its finding too', async () => {
    const { holder, first } = await addFinding();
    await draw(first, DRAWING);
    await storeDrawn(first, DRAWING, PAINTED);
    await analyse(holder);
    expect(asked[0]?.photo.drawing).toBeUndefined();
    const [shown, other] = asked[0]?.context.further ?? [];
    expect(shown?.photo).toMatchObject({ drawing: { texts: ['Spall'], isInPicture: true } });
    expect(shown?.photo.bytes.byteLength).toBe(PAINTED.byteLength);
    expect(other?.photo.drawing).toBeUndefined();
  });

  it('is never shown with an earlier drawing, nor as another photo', async () => {
    const row = await addRow(report, { photo });
    const other = await addRow(report, { photo: await storePhoto(report) });
    await draw(row, DRAWING);
    await storeDrawn(row, { ...DRAWING, turn: 180 }, PAINTED);
    await storeDrawn(other, DRAWING, PAINTED);
    expect((await analyse(row)).answer).toEqual({ success: true });
    expect(size()).not.toBe(PAINTED.byteLength);
    expect(asked[0]?.photo.drawing).toMatchObject({ marks: TOLD_OF_THE_WHOLE, isInPicture: false });
  });

  it('is told in words alone where no browser has stored a picture of it', async () => {
    const row = await addRow(report, { photo });
    await draw(row, DRAWING);
    expect((await analyse(row)).answer).toEqual({ success: true });
    expect(asked[0]?.photo).toMatchObject({
      mediaType: 'image/jpeg',
      drawing: { marks: TOLD_OF_THE_WHOLE, isInPicture: false },
    });
  });

  it('is loaded for no analyst that reads none: it is told what was measured', async () => {
    await prepare(measuring);
    const row = await addRow(report, { photo, photo_fault: 'blurred' });
    await draw(row, DRAWING);
    expect((await analyse(row)).answer).toEqual({ success: true });
    expect(asked[0]).toMatchObject({ photo: UNREAD_PHOTO, context: { fault: 'blurred' } });
  });
});

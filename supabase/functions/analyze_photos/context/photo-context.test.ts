import { beforeEach, describe, expect, it } from 'vitest';
import { makePhotoContext, makeReportContext } from '../../../../testing/analyst-calls.ts';
import { callFunction } from '../../../../testing/functions.ts';
import { makeDescription, startScriptedHost } from '../../../../testing/hosts/scripted-host.ts';
import { sitePhotoJpeg } from '../../../../testing/drawing/draw-site-photo.ts';
import {
  addRow,
  makeReport,
  type OwnedReport,
  seedReport,
  storePhoto,
  storePhotoAndRendition,
  type StoredRow,
} from '../../../../testing/reports.ts';
import type { PhotoContext, RowTexts } from '../../_shared/analyst.ts';
import { openForSuite } from '../../../../testing/open-for-suite.ts';

const NO_REPORT = makeReportContext({ title: '', inspectionDate: '' });

const host = openForSuite(startScriptedHost);
let report: OwnedReport;
let photo: string;
let told: PhotoContext[];
beforeEach(async () => {
  report = await makeReport(host.url);
  photo = await storePhoto(report);
  told = [];
  host.analyst.observe = (_photo, context) => {
    told.push(context);
    return Promise.resolve(makeDescription());
  };
});

/** Has a row analysed, and gives what the analyst was told beside its photo. */
async function readContext(row: StoredRow, more: object = {}): Promise<PhotoContext> {
  const body = { observation_id: row.id, photo_url: row.photo, report_id: row.report_id, ...more };
  expect((await callFunction(report, 'analyze_photos', body)).answer).toEqual({ success: true });
  const context = told.at(-1);
  if (!context) throw new Error('The analyst was not asked');
  return context;
}

const PROPOSED: RowTexts = { element: 'Wall', defect: 'Crack', recommendation: 'Repair' };

/** A row in which a person has changed what an analyst proposed. */
async function addCorrection(reportId: string, final: RowTexts, proposed: RowTexts = PROPOSED) {
  const own = { ...report, reportId };
  const row = await addRow(own, { ...proposed, proposal: { analyst: 'a', ...proposed } });
  const changed = report.client.from('observations').update(final).eq('id', row.id);
  await changed.throwOnError();
}

const wording = (n: number): RowTexts => ({
  element: `Retaining wall ${n}`,
  defect: `Hairline crack ${n}`,
  recommendation: 'Monitor half-yearly.',
});

describe('of the report', () => {
  it('are its title, structure, date and language, and the person’s style', async () => {
    const facts = { structure: 'Stone arch, 1880', language: 'de', inspection_date: '2026-10-02' };
    const changed = report.client
      .from('reports')
      .update(facts as object)
      .eq('id', report.reportId);
    await changed.throwOnError();
    const style = { user_id: report.id, style_hint: ' Short sentences. ' };
    await report.client.from('style_profiles').insert(style).throwOnError();
    const { report: known } = await readContext(await addRow(report, { photo }));
    expect(known).toEqual({
      title: 'Warehouse',
      structure: 'Stone arch, 1880',
      inspectionDate: '2026-10-02',
      language: 'de',
      styleHint: 'Short sentences.',
      corrections: [],
      ratingScheme: null,
    });
  });

  it('are rows written by hand, and severities that the person has changed', async () => {
    const other = await seedReport(report);
    const own = { ...report, reportId: other };
    const wrote = { element: 'Deck', defect: 'Ponding', recommendation: 'Clear the outlet' };
    await addRow(own, { ...wrote });
    const proposal = { analyst: 'a', ...PROPOSED, severity: 'minor' };
    const rated = await addRow(own, { ...PROPOSED, proposal, severity: 'minor' });
    const change = { element: 'Gable wall', severity: 'major' as const };
    await report.client.from('observations').update(change).eq('id', rated.id).throwOnError();
    const { corrections } = (await readContext(await addRow(report, { photo }))).report;
    expect(corrections).toEqual(
      expect.arrayContaining([
        { proposed: null, final: wrote },
        {
          proposed: PROPOSED,
          final: { ...PROPOSED, element: 'Gable wall' },
          severity: { proposed: 'minor', final: 'major' },
        },
      ]),
    );
  });

  it('are the person’s corrections in likely reports of its language, and in no other', async () => {
    const alike = await seedReport(report, 'Old warehouse');
    const other = await seedReport(report, 'Bridge');
    const german = await seedReport(report, 'Warehouse');
    const toGerman = report.client.from('reports').update({ language: 'de' }).eq('id', german);
    await toGerman.throwOnError();
    await addCorrection(alike, wording(2));
    await addCorrection(other, wording(1));
    await addCorrection(german, { ...wording(3), element: 'Stützwand' });
    // The same words with another blank are no correction, and half a row of one's own is none.
    await addCorrection(alike, { ...PROPOSED, defect: 'Crack ' });
    await addRow({ ...report, reportId: alike }, { element: 'Mine', defect: 'Own' });
    const stranger = await makeReport(host.url);
    await addRow(stranger, { element: 'Secret', defect: 'Secret' });

    const { report: known } = await readContext(await addRow(report, { photo }));
    expect(known.corrections.map(({ final }) => final)).toEqual([wording(2), wording(1)]);
    expect(known.corrections[0]?.proposed).toMatchObject(PROPOSED);
  });

  it('are the same to the letter from photo to photo, whatever is written in it meanwhile', async () => {
    const alike = await seedReport(report, 'Other warehouse');
    for (const n of [1, 2, 3, 4, 5]) await addCorrection(alike, wording(n));
    const first = await readContext(await addRow(report, { photo, position: 1 }));
    for (const n of [6, 7, 8]) await addCorrection(report.reportId, wording(n));
    const second = await readContext(await addRow(report, { photo, position: 2 }));
    expect(JSON.stringify(second.report)).toBe(JSON.stringify(first.report));
    expect(first.report.corrections).toHaveLength(4);
    expect(first.corrections).toEqual([]);
    // Corrections made in this report fill up the six.
    expect(second.corrections.map(({ final }) => final)).toEqual([wording(8), wording(7)]);
  });
});

describe('of the photo', () => {
  it('are its number, its note, and what a person has typed', async () => {
    await addRow(report, { photo, position: 1 });
    const row = await addRow(report, {
      photo,
      position: 2,
      note: ' Measured: 0.3 mm ',
      element: 'East gable',
      location: 'Axis C',
    });
    expect(await readContext(row)).toMatchObject({
      number: 2,
      note: 'Measured: 0.3 mm',
      typed: { element: 'East gable', defect: '', recommendation: '', location: 'Axis C' },
    });
  });

  it('is nothing typed where an analyst’s words are to be replaced', async () => {
    const row = await addRow(report, { photo });
    await readContext(row);
    const again = await readContext(row, { replace_version: 2 });
    expect(again.typed).toEqual({ element: '', defect: '', recommendation: '', location: '' });
  });

  it('are the names of elements in the other rows, not its own', async () => {
    const row = await addRow(report, { photo, element: 'Own', position: 1 });
    for (const element of ['Deck', 'Pier', 'pier', '']) await addRow(report, { element });
    expect((await readContext(row)).elementNames).toEqual(['Pier', 'Deck']);
  });
});

describe('neighbours', () => {
  const at = (time: string) => `2026-11-21T${time}`;
  const small = sitePhotoJpeg({ kind: 'plain-brick', width: 160, height: 120, seed: 2 });

  it('are shown small where they were taken within minutes, with what their rows say', async () => {
    const withRendition = await storePhotoAndRendition(report, undefined, small);
    await addRow(report, {
      photo: withRendition,
      position: 1,
      captured_at: at('10:00:00'),
      element: 'Pier',
      defect: 'Rust',
    });
    const row = await addRow(report, { photo, position: 2, captured_at: at('10:02:00') });
    await addRow(report, { photo, position: 3, captured_at: at('11:00:00') });
    const { neighbours } = await readContext(row);
    expect(neighbours).toMatchObject([
      { relation: 'before', minutes: 2, element: 'Pier', defect: 'Rust' },
    ]);
    expect(neighbours[0]?.photo.mediaType).toBe('image/jpeg');
    expect(neighbours[0]?.photo.bytes.byteLength).toBe(small.byteLength);
  });

  it('are left out where no rendition is stored, or where the photo is not the report’s', async () => {
    const elsewhere = await makeReport(host.url);
    const others = await storePhotoAndRendition(elsewhere, undefined, small);
    await addRow(report, { photo: others, position: 1, captured_at: at('10:00:00') });
    const row = await addRow(report, { photo, position: 2, captured_at: at('10:00:30') });
    await addRow(report, { photo, position: 3, captured_at: at('10:01:00') });
    expect((await readContext(row)).neighbours).toEqual([]);
  });
});

it('an analyst that reads no photo is told the report’s language, and nothing else', async () => {
  const blind = await startScriptedHost(undefined, { readsPhotos: false });
  try {
    const person = await makeReport(blind.url);
    const language = person.client.from('reports').update({ language: 'ja' });
    await language.eq('id', person.reportId).throwOnError();
    const url = await storePhoto(person);
    const row = await addRow(person, { photo: url, note: 'Measured', element: 'Mine' });
    let context: PhotoContext | undefined;
    blind.analyst.observe = (_photo, given) => {
      context = given;
      return Promise.resolve(makeDescription());
    };
    const body = { observation_id: row.id, photo_url: url, report_id: person.reportId };
    await callFunction(person, 'analyze_photos', body);
    expect(context).toEqual(makePhotoContext({ report: { ...NO_REPORT, language: 'ja' } }));
  } finally {
    await blind.close();
  }
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SectionsRequest } from '../_shared/analyst.ts';
import { addRow, makeReportOf, readSections, type ReportOf } from '../../../testing/reports.ts';
import { callFunction } from '../../../testing/functions.ts';
import { type ScriptedHost, startScriptedHost } from '../../../testing/hosts/scripted-host.ts';

let host: ScriptedHost;
let report: ReportOf;
let asked: SectionsRequest[];

beforeAll(async () => {
  host = await startScriptedHost();
});
afterAll(() => host.close());

beforeEach(async () => {
  report = await makeReportOf(host.url);
  asked = [];
  host.analyst.writeSections = (request) => {
    asked.push(request);
    return Promise.resolve({
      discussion: `Discussion ${asked.length} (Photo 1).`,
      recommendation: `Recommendation ${asked.length}.`,
    });
  };
});

const PROPOSAL = {
  analyst: 'scripted',
  proposed_at: '2026-11-21T00:00:00.000Z',
  element: 'Wall',
  defect: 'Crack.',
  recommendation: 'Monitor.',
  severity: 'major',
  confidence: 0.5,
};

async function addObservation(values: object = {}) {
  return addRow(report, {
    element: 'Wall',
    defect: 'Crack.',
    recommendation: 'Monitor.',
    ...values,
  });
}

function generate(style_hint?: string | null) {
  return callFunction(report, 'generate_summary', { report_id: report.reportId, style_hint });
}

describe('what the analyst is told', () => {
  it('is every row, numbered in the order of the report', async () => {
    await addObservation({ element: 'Third', position: 3 });
    await addObservation({ element: 'First', position: 1 });
    await addObservation({ element: '', defect: '', recommendation: '', position: 2 });
    expect((await generate('  Short.  ')).answer).toEqual({ success: true });
    expect(asked[0]?.reportTitle).toBe('Warehouse');
    expect(asked[0]?.styleHint).toBe('Short.');
    expect(asked[0]?.observations.map(({ number, element }) => [number, element])).toEqual([
      [1, 'First'],
      [2, ''],
      [3, 'Third'],
    ]);
  });

  it('has the severity that the row has, not that of an analyst’s proposal', async () => {
    const { id } = await addObservation({ proposal: PROPOSAL, position: 1 });
    await addObservation({ proposal: PROPOSAL, position: 2 });
    await report.client.from('observations').update({ severity: 'minor' }).eq('id', id);
    expect((await generate()).answer).toEqual({ success: true });
    expect(asked[0]?.observations.map(({ severity }) => severity)).toEqual(['minor', null]);
  });

  it('has each row’s outcome, whether a person checked it, and its references by today’s numbers', async () => {
    const first = await addObservation({
      position: 2,
      defect: 'As in Photo 2.',
      proposal: PROPOSAL,
    });
    await addObservation({ position: 1, element: '', defect: '', recommendation: '' });
    await report.client
      .from('observations')
      .update({ photo_refs: { 2: first.id }, outcome: 'no_visible_defect' })
      .eq('id', first.id);
    expect((await generate()).answer).toEqual({ success: true });
    expect(asked[0]?.observations).toMatchObject([
      { number: 1, outcome: null, isChecked: false },
      { number: 2, outcome: 'no_visible_defect', defect: 'As in Photo 2.' },
    ]);
    await report.client
      .from('observations')
      .update({ photo_refs: { 2: '00000000-0000-4000-8000-000000000000' } })
      .eq('id', first.id);
    await generate();
    expect(asked[1]?.observations[1]?.defect).toBe('As in a photo not in this report.');
  });

  it('is what the report is about, where each thing is, and what a person has corrected', async () => {
    const facts = {
      structure: 'Stone arch',
      language: 'fr',
      inspection_date: '2026-10-02',
    } as const;
    await report.client.from('reports').update(facts).eq('id', report.reportId).throwOnError();
    const { element, defect, recommendation } = PROPOSAL;
    const proposed = { element, defect, recommendation, proposal: PROPOSAL };
    const row = await addObservation({ ...proposed, position: 1, location: 'Pier 2' });
    await addObservation({ ...proposed, position: 2 });
    const edit = report.client.from('observations').update({ defect: 'Shrinkage crack.' });
    await edit.eq('id', row.id).throwOnError();
    await generate();
    expect(asked[0]).toMatchObject({
      structure: 'Stone arch',
      language: 'fr',
      inspectionDate: '2026-10-02',
      observations: [
        {
          location: 'Pier 2',
          defect: 'Shrinkage crack.',
          isChecked: true,
          corrected: { element, defect, recommendation },
        },
        { location: '', defect, isChecked: false, corrected: null },
      ],
    });
  });

  it('is nothing at all while no row has text', async () => {
    await addObservation({ element: ' ', defect: '', recommendation: '' });
    const { answer, status } = await generate();
    expect(answer).toMatchObject({ success: false, code: 'no_observations' });
    expect(answer.error).toMatch(/Go back to Observations, fill in at least one row/);
    expect(status).toBe(422);
    expect(asked).toHaveLength(0);
    expect(await readSections(report)).toEqual({});
  });
});

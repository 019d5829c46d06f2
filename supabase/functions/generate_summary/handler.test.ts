import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeSections } from '../_shared/builtin/sections/compose-sections.ts';
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

async function save(heading: string, paragraph: string) {
  const { error } = await report.client
    .from('sections')
    .update({ paragraph, updated_at: new Date().toISOString() })
    .eq('report_id', report.reportId)
    .eq('heading', heading);
  if (error) throw error;
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

describe('what is stored', () => {
  it('is both sections, and both anew when the person asks again', async () => {
    await addObservation();
    await generate();
    expect(await readSections(report)).toEqual({
      Discussion: 'Discussion 1 (Photo 1).',
      Recommendation: 'Recommendation 1.',
    });
    await generate();
    expect(await readSections(report)).toEqual({
      Discussion: 'Discussion 2 (Photo 1).',
      Recommendation: 'Recommendation 2.',
    });
  });

  it('is bound to the photos it was drafted from, and says which rows nobody has checked', async () => {
    const { element, defect, recommendation } = PROPOSAL;
    const row = await addObservation({ element, defect, recommendation, proposal: PROPOSAL });
    await generate();
    const { data } = await report.client
      .from('sections')
      .select('paragraph, photo_refs, proposal')
      .eq('report_id', report.reportId)
      .eq('heading', 'Discussion')
      .single();
    expect(data).toMatchObject({
      paragraph: expect.stringMatching(
        /\n\nAs of \d+ \w+ \d{4}, nobody had checked the observation of photo 1\.$/,
      ) as string,
      photo_refs: { 1: row.id },
      proposal: { paragraph: (data as { paragraph: string }).paragraph },
    });
  });

  it('is one pair when two tabs ask at once', async () => {
    await addObservation();
    const answers = await Promise.all([generate(), generate(), generate()]);
    expect(answers.map(({ answer }) => answer)).toEqual(Array(3).fill({ success: true }));
    const { data } = await report.client
      .from('sections')
      .select('heading')
      .eq('report_id', report.reportId);
    expect((data as { heading: string }[]).map(({ heading }) => heading).sort()).toEqual([
      'Discussion',
      'Recommendation',
    ]);
  });

  it('leaves a section with text when only the other is blank', async () => {
    await addObservation();
    await generate();
    await save('Discussion', 'My own discussion');
    await save('Recommendation', ' ');
    await generate();
    expect(await readSections(report)).toEqual({
      Discussion: 'My own discussion',
      Recommendation: 'Recommendation 2.',
    });
  });

  it('leaves what a person saved while the analyst was writing', async () => {
    await addObservation();
    await generate();
    host.analyst.writeSections = async () => {
      await save('Discussion', 'Saved meanwhile');
      return { discussion: 'New.', recommendation: 'New too.' };
    };
    expect((await generate()).answer).toEqual({ success: true });
    expect(await readSections(report)).toEqual({
      Discussion: 'Saved meanwhile',
      Recommendation: 'New too.',
    });
  });

  it.each([
    ['names a photo that the report does not have', { discussion: 'See Photo 2.' }],
    ['is blank', { recommendation: '  ' }],
    ['is too long', { discussion: 'x'.repeat(20_001) }],
  ])('is nothing when a text %s', async (_, wrong) => {
    await addObservation();
    const right = { discussion: 'Right (Photo 1).', recommendation: 'Right.' };
    host.analyst.writeSections = () => Promise.resolve({ ...right, ...wrong });
    const { answer, status } = await generate();
    expect(answer).toMatchObject({ success: false, code: 'analyst_answer_invalid' });
    expect(status).toBe(502);
    expect(await readSections(report)).toEqual({});
  });
});

it('the built-in analyst’s sections pass every check, whatever the rows name', async () => {
  await addObservation({
    defect: 'Same as Photo 99 and Photos 7–12.',
    recommendation: 'See photo 40.',
  });
  host.analyst.writeSections = (request) => Promise.resolve(composeSections(request));
  expect((await generate('bullets')).answer).toEqual({ success: true });
  expect((await readSections(report))['Discussion']).not.toMatch(/99|40/);
});

describe('the door', () => {
  it('does not find another person’s report', async () => {
    await addObservation();
    const stranger = await makeReportOf(host.url);
    const { answer, status } = await callFunction(stranger, 'generate_summary', {
      report_id: report.reportId,
    });
    expect(answer).toMatchObject({ success: false, code: 'not_found' });
    expect(status).toBe(404);
    expect(asked).toHaveLength(0);
  });

  it('asks for a session, and bounds the style hint', async () => {
    const body = { report_id: report.reportId };
    const visitor = await callFunction(report, 'generate_summary', body, { token: null });
    expect(visitor.answer).toMatchObject({ success: false, code: 'unauthenticated' });
    expect((await generate('x'.repeat(2001))).answer).toMatchObject({ code: 'bad_request' });
    await addObservation();
    expect((await generate(null)).answer).toEqual({ success: true });
  });

  it('counts a person’s drafts of the day', async () => {
    const limited = await startScriptedHost({ analyses: 1, generations: 1 });
    try {
      const person = await makeReportOf(limited.url);
      await addRow(person, { element: 'Wall', defect: 'Crack.' });
      limited.analyst.writeSections = (request) => Promise.resolve(composeSections(request));
      const body = { report_id: person.reportId };
      expect((await callFunction(person, 'generate_summary', body)).answer).toEqual({
        success: true,
      });
      const { answer, status } = await callFunction(person, 'generate_summary', body);
      expect(answer).toEqual({
        success: false,
        code: 'allowance_used_up',
        error:
          "Today's allowance of 1 section draft is used up. It starts again at 00:00 UTC; you can write the sections yourself meanwhile.",
      });
      expect(status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

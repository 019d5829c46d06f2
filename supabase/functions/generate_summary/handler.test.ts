import { describe, expect, it } from 'vitest';
import { callFunction } from '../../../testing/functions.ts';
import { startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import { addRow, makeReport, readSections } from '../../../testing/reports.ts';
import { composeAtOnce } from '../_shared/builtin/sections/compose-sections.fixture.ts';
import { Drafting, PROPOSAL } from './drafting.fixture.ts';

const drafting = new Drafting();
const { addObservation, generate } = drafting;

async function save(heading: string, paragraph: string) {
  const { error } = await drafting.report.client
    .from('sections')
    .update({ paragraph, updated_at: new Date().toISOString() })
    .eq('report_id', drafting.report.reportId)
    .eq('heading', heading);
  if (error) throw error;
}

describe('what is stored', () => {
  it('is both sections, and both anew when the person asks again', async () => {
    await addObservation();
    await generate();
    expect(await readSections(drafting.report)).toEqual({
      Discussion: 'Discussion 1 (Photo 1).',
      Recommendation: 'Recommendation 1.',
    });
    await generate();
    expect(await readSections(drafting.report)).toEqual({
      Discussion: 'Discussion 2 (Photo 1).',
      Recommendation: 'Recommendation 2.',
    });
  });

  it('is bound to the photos it was drafted from, and says which rows nobody has checked @generate-summary-handler-1', async () => {
    const row = await addObservation({ proposal: PROPOSAL });
    await generate();
    const { data } = await drafting.report.client
      .from('sections')
      .select('paragraph, photo_refs, proposal')
      .eq('report_id', drafting.report.reportId)
      .eq('heading', 'Discussion')
      .single();
    expect(data).toMatchObject({
      paragraph: expect.stringMatching(
        /\n\nAs of \d+ \w+ \d{4}, nobody had checked the observation of photo 1\.$/,
      ) as string,
      photo_refs: { 1: row.id },
      proposal: {
        paragraph: (data as { paragraph: string }).paragraph,
        analyst: 'scripted',
        prompt_version: 'scripted-1',
        usage: null,
      },
    });
  });

  it('dates what nobody has checked by the day where the person is', async () => {
    await addObservation({ proposal: PROPOSAL });
    const { client, reportId } = drafting.report;
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await client.functions.invoke('generate_summary', {
      body: { report_id: reportId },
      headers: { 'x-day': tomorrow.toISOString().slice(0, 10) },
    });
    const day = tomorrow.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect((await readSections(drafting.report))['Discussion']).toContain(`As of ${day}, nobody`);
  });

  it('says what it took, which is added up for the report', async () => {
    await addObservation();
    const usage = { questions: 1, input_tokens: 5000, output_tokens: 700, seconds: 12.5 };
    drafting.host.analyst.writeSections = (_request, { spent }) => {
      spent(usage);
      return Promise.resolve({ discussion: 'One.', recommendation: 'Two.' });
    };
    await generate();
    await generate();
    const sections = drafting.report.client.from('sections').select('proposal');
    const { data } = await sections.eq('report_id', drafting.report.reportId).throwOnError();
    expect(data).toMatchObject([{ proposal: { usage } }, { proposal: { usage } }]);
    const costs = await drafting.report.client.from('analyst_costs').select().throwOnError();
    expect(costs.data).toMatchObject([
      { task: 'sections', calls: 2, questions: 2, input_tokens: 10_000, seconds: 25 },
    ]);
  });

  it('keeps with each section which of its sentences a person has to look at', async () => {
    await addObservation();
    const doubt = { quote: 'All is sound.', reason: 'assurance' as const };
    drafting.host.analyst.writeSections = () =>
      Promise.resolve({
        discussion: 'One.',
        recommendation: 'Two. All is sound.',
        doubts: [{ section: 'recommendation', ...doubt }],
      });
    await generate();
    const sections = drafting.report.client.from('sections').select('heading, proposal');
    const { data } = await sections.eq('report_id', drafting.report.reportId).throwOnError();
    const doubts = data.map(({ heading, proposal }) => [
      heading,
      (proposal as { doubts?: object }).doubts,
    ]);
    expect(Object.fromEntries(doubts)).toEqual({ Discussion: undefined, Recommendation: [doubt] });
  });

  it('keeps with each section what was taken out of it, bound to its photos', async () => {
    const row = await addObservation();
    const taken = { quote: 'Photo 1 is fine.', reason: 'cleared' as const, after: 'Two.' };
    drafting.host.analyst.writeSections = () =>
      Promise.resolve({
        discussion: 'One.',
        recommendation: 'Two.',
        takenOut: [{ section: 'recommendation', ...taken }],
      });
    await generate();
    const read = async () => {
      const sections = drafting.report.client.from('sections').select('heading, proposal');
      const { data } = await sections.eq('report_id', drafting.report.reportId).throwOnError();
      return data.map(({ heading, proposal }) => [
        heading,
        (proposal as { taken_out?: object }).taken_out,
      ]);
    };
    expect(Object.fromEntries(await read())).toEqual({
      Discussion: undefined,
      Recommendation: [{ ...taken, photo_refs: { 1: row.id } }],
    });
    drafting.host.analyst.writeSections = () =>
      Promise.resolve({ discussion: 'One.', recommendation: 'Two.' });
    await generate();
    expect(Object.fromEntries(await read())).toEqual({});
  });

  it('is one pair when two tabs ask at once', async () => {
    await addObservation();
    const answers = await Promise.all([generate(), generate(), generate()]);
    expect(answers.map(({ answer }) => answer)).toEqual(Array(3).fill({ success: true }));
    const { data } = await drafting.report.client
      .from('sections')
      .select('heading')
      .eq('report_id', drafting.report.reportId);
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
    expect(await readSections(drafting.report)).toEqual({
      Discussion: 'My own discussion',
      Recommendation: 'Recommendation 2.',
    });
  });

  it('leaves what a person saved while the analyst was writing', async () => {
    await addObservation();
    await generate();
    drafting.host.analyst.writeSections = async () => {
      await save('Discussion', 'Saved meanwhile');
      return { discussion: 'New.', recommendation: 'New too.' };
    };
    expect((await generate()).answer).toEqual({ success: true });
    expect(await readSections(drafting.report)).toEqual({
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
    drafting.host.analyst.writeSections = () => Promise.resolve({ ...right, ...wrong });
    const { answer, status } = await generate();
    expect(answer).toMatchObject({ success: false, code: 'analyst_answer_invalid' });
    expect(status).toBe(502);
    expect(await readSections(drafting.report)).toEqual({});
  });
});

it('the analyst is told what was recorded of the inspection and of each row', async () => {
  const { client, reportId } = drafting.report;
  await client
    .from('reports')
    .update({
      weather: 'Dry, 8 °C',
      scope: 'External walls',
      not_inspected: 'Roof void',
      documents_seen: 'Survey of 2019',
    })
    .eq('id', reportId)
    .throwOnError();
  const scheme = { p_report: reportId, p_scheme: { id: 'rics' }, p_mapping: {} };
  await client.rpc('change_rating_scheme', scheme).throwOnError();
  await addObservation({
    urgency: 'planned',
    rating: '2',
    location: 'North gable',
    note: 'Tapped: hollow.',
  });
  await addObservation();
  await generate();
  expect(drafting.asked[0]).toMatchObject({
    inspection: {
      weather: 'Dry, 8 °C',
      scope: 'External walls',
      not_inspected: 'Roof void',
      documents_seen: 'Survey of 2019',
    },
    observations: [
      {
        urgency: 'planned',
        location: 'North gable',
        note: 'Tapped: hollow.',
        rating: expect.stringMatching(/\D{4}/) as string,
      },
      { urgency: null, rating: '', location: '', note: '' },
    ],
  });
});

it('the built-in analyst’s sections pass every check, whatever the rows name', async () => {
  await addObservation({
    defect: 'Same as Photo 99 and Photos 7–12.',
    recommendation: 'See photo 40.',
  });
  drafting.host.analyst.writeSections = (request) => Promise.resolve(composeAtOnce(request));
  expect((await generate('bullets')).answer).toEqual({ success: true });
  expect((await readSections(drafting.report))['Discussion']).not.toMatch(/99|40/);
});

describe('the door', () => {
  it('does not find another person’s report', async () => {
    await addObservation();
    const stranger = await makeReport(drafting.host.url);
    const { answer, status } = await callFunction(stranger, 'generate_summary', {
      report_id: drafting.report.reportId,
    });
    expect(answer).toMatchObject({ success: false, code: 'not_found' });
    expect(status).toBe(404);
    expect(drafting.asked).toHaveLength(0);
  });

  it('asks for a session, and bounds the style hint', async () => {
    const body = { report_id: drafting.report.reportId };
    const visitor = await callFunction(drafting.report, 'generate_summary', body, { token: null });
    expect(visitor.answer).toMatchObject({ success: false, code: 'unauthenticated' });
    expect((await generate('x'.repeat(2001))).answer).toMatchObject({ code: 'bad_request' });
    await addObservation();
    expect((await generate(null)).answer).toEqual({ success: true });
  });

  it('counts a person’s drafts of the day', async () => {
    const limited = await startScriptedHost({ analyses: 1, generations: 1 });
    try {
      const person = await makeReport(limited.url);
      await addRow(person, { element: 'Wall', defect: 'Crack.' });
      limited.analyst.writeSections = (request) => Promise.resolve(composeAtOnce(request));
      const body = { report_id: person.reportId };
      expect((await callFunction(person, 'generate_summary', body)).answer).toEqual({
        success: true,
      });
      const { answer, status } = await callFunction(person, 'generate_summary', body);
      expect(answer).toEqual({
        success: false,
        code: 'allowance_used_up',
        error:
          "Today's allowance of section drafts is used up. It starts again at 00:00 UTC; you can write the sections yourself meanwhile.",
      });
      expect(status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

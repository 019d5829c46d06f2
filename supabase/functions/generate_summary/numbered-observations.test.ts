import { describe, expect, it } from 'vitest';
import { readSections } from '../../../testing/reports.ts';
import { Drafting, PROPOSAL } from './drafting.fixture.ts';

const drafting = new Drafting();
const { addObservation, generate } = drafting;

describe('what the analyst is told', () => {
  it('is every row, numbered in the order of the report', async () => {
    await addObservation({ element: 'Third', position: 3 });
    await addObservation({ element: 'First', position: 1 });
    await addObservation({ element: '', defect: '', recommendation: '', position: 2 });
    expect((await generate('  Short.  ')).answer).toEqual({ success: true });
    expect(drafting.asked[0]?.reportTitle).toBe('Warehouse');
    expect(drafting.asked[0]?.styleHint).toBe('Short.');
    expect(drafting.asked[0]?.observations.map(({ number, element }) => [number, element])).toEqual(
      [
        [1, 'First'],
        [2, ''],
        [3, 'Third'],
      ],
    );
  });

  it('is a finding with all its photos’ numbers, and no word of the rows beside it', async () => {
    const holder = await addObservation({ element: 'Pier', position: 2 });
    const more = { element: 'Secret', defect: 'Secret', note: 'Secret' };
    await addObservation({ ...more, position: 1, finding_id: holder.id });
    await addObservation({ element: 'Deck', position: 3 });
    await addObservation({ ...more, position: 4, finding_id: holder.id });
    expect((await generate()).answer).toEqual({ success: true });
    expect(drafting.asked[0]?.observations).toMatchObject([
      { number: 2, photos: [1, 2, 4], element: 'Pier' },
      { number: 3, photos: [3], element: 'Deck' },
    ]);
    expect(JSON.stringify(drafting.asked)).not.toContain('Secret');
  });

  it('has the severity that the row has, not that of an analyst’s proposal', async () => {
    const { id } = await addObservation({ proposal: PROPOSAL, position: 1 });
    await addObservation({ proposal: PROPOSAL, position: 2 });
    await drafting.report.client.from('observations').update({ severity: 'minor' }).eq('id', id);
    expect((await generate()).answer).toEqual({ success: true });
    expect(drafting.asked[0]?.observations.map(({ severity }) => severity)).toEqual([
      'minor',
      null,
    ]);
  });

  it('has each row’s outcome, whether a person checked it, and its references by today’s numbers', async () => {
    const first = await addObservation({
      position: 2,
      defect: 'As in Photo 2.',
      proposal: PROPOSAL,
    });
    await addObservation({ position: 1, element: '', defect: '', recommendation: '' });
    await drafting.report.client
      .from('observations')
      .update({ photo_refs: { 2: first.id }, outcome: 'no_visible_defect' })
      .eq('id', first.id);
    expect((await generate()).answer).toEqual({ success: true });
    expect(drafting.asked[0]?.observations).toMatchObject([
      { number: 1, outcome: null, isChecked: false },
      { number: 2, outcome: 'no_visible_defect', defect: 'As in Photo 2.' },
    ]);
    await drafting.report.client
      .from('observations')
      .update({ photo_refs: { 2: '00000000-0000-4000-8000-000000000000' } })
      .eq('id', first.id);
    await generate();
    expect(drafting.asked[1]?.observations[1]?.defect).toBe('As in a photo not in this report.');
  });

  it('is what the report is about, where each thing is, and what a person has corrected', async () => {
    const facts = {
      structure: 'Stone arch',
      language: 'fr',
      inspection_date: '2026-10-02',
    } as const;
    await drafting.report.client
      .from('reports')
      .update(facts)
      .eq('id', drafting.report.reportId)
      .throwOnError();
    const { element, defect, recommendation } = PROPOSAL;
    const proposal = PROPOSAL;
    const row = await addObservation({ proposal, position: 1, location: 'Pier 2' });
    await addObservation({ proposal, position: 2 });
    const edit = drafting.report.client.from('observations').update({ defect: 'Shrinkage crack.' });
    await edit.eq('id', row.id).throwOnError();
    await generate();
    expect(drafting.asked[0]).toMatchObject({
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
    expect(drafting.asked).toHaveLength(0);
    expect(await readSections(drafting.report)).toEqual({});
  });
});

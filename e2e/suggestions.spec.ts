import { describe, expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { findFaults } from './accessibility-check.ts';
import { listElements, openReport, rows } from './observations-screen.ts';

const PROPOSAL = {
  analyst: 'gpt-x',
  proposed_at: '2026-11-23T10:00:00.000Z',
  outcome: 'defect' as const,
  element: 'Wall north',
  defect: 'Crack of 3 mm',
  recommendation: 'Monitor',
  severity: null,
  confidence: null,
  prompt_version: '7',
  usage: { questions: 1, input_tokens: 4812, output_tokens: 310, seconds: 6.2 },
  cautions: [{ field: 'defect', quote: '3 mm', reason: 'measurement' }],
};

/** As an analyst's answer is stored. */
async function propose(person: Person, id: string, element: string) {
  const { defect, recommendation, outcome } = PROPOSAL;
  await person.client
    .from('observations')
    .update({ element, defect, recommendation, outcome, proposal: { ...PROPOSAL, element } })
    .eq('id', id)
    .throwOnError();
}

async function review(person: Person, reportId: string, suggestions: object[]) {
  await person.client
    .from('consistency_reviews')
    .insert({
      report_id: reportId,
      user_id: person.id,
      analyst: 'gpt-x',
      suggestions: suggestions as never,
    })
    .throwOnError();
}

describe('what is proposed for the rows together', () => {
  it('is taken by keys, taken back, and left', async ({ page, person }) => {
    const { reportId, ids } = await openReport(page, person, 3);
    await propose(person, ids[0]!, 'Wall north');
    await propose(person, ids[1]!, 'N. wall');
    const name = {
      kind: 'element_name',
      becomes: 'North wall',
      other_id: null,
      reason: 'One wall.',
    };
    await review(person, reportId, [
      { ...name, id: '1', observation_id: ids[0], was: 'Wall north' },
      { ...name, id: '2', observation_id: ids[1], was: 'N. wall' },
      {
        kind: 'close_view',
        id: '3',
        observation_id: ids[2],
        other_id: ids[0],
        was: '',
        becomes: '',
        reason: '',
      },
    ]);
    await page.reload();
    const panel = page.getByRole('region', { name: 'Rows beside each other' });
    await expect(panel).toContainText('Call it “North wall” in 2 rows?');
    expect(await findFaults(page)).toEqual([]);

    await panel.getByRole('button', { name: 'Take all: “North wall”' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Photos 1 and 2 changed')).toBeVisible();
    await expect(panel).toBeFocused();
    const elements = () => listElements(person, reportId);
    expect(await elements()).toEqual(['North wall', 'North wall', 'Concrete soffit 3']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel).toContainText('in 2 rows');
    expect(await elements()).toEqual(['Wall north', 'N. wall', 'Concrete soffit 3']);
    await expect(rows(page).first()).toContainText('Not checked');

    await panel.getByRole('link', { name: 'Photo 3' }).click();
    await expect(rows(page).nth(2)).toBeFocused();
    await panel.getByRole('button', { name: 'Leave: close view in Photo 3' }).click();
    await panel.getByRole('button', { name: 'Leave all: “North wall”' }).click();
    await expect(panel).toHaveCount(0);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await expect(panel).toHaveCount(0);
  });
});

describe('words of a proposal that are to be checked', () => {
  it('are shown with the reason until the row is accepted', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 1);
    await propose(person, ids[0]!, 'Wall north');
    await page.reload();
    const row = rows(page).first();
    await expect(row).toContainText(
      'Check this: “3 mm” No scale in the photo carries this size, and nobody noted it.',
    );
    await row.getByText('Proposed by gpt-x, not checked').click();
    await expect(row.getByText('6.2 s · 4,812 tokens in, 310 out · prompt 7')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Accept photo 1' }).click();
    await expect(row).toContainText('Accepted');
    await expect(row).not.toContainText('Check this');
  });
});

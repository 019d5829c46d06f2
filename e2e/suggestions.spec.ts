import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { findFaults } from './accessibility-check.ts';
import { listElements, openReport, propose, rows } from './observations-screen.ts';

/** Stored with an answer, beside its words. */
const ANSWER = {
  analyst: 'gpt-x',
  prompt_version: '7',
  usage: { questions: 1, input_tokens: 4812, output_tokens: 310, seconds: 6.2 },
  cautions: [{ field: 'defect' as const, quote: '3 mm', reason: 'measurement' as const }],
};

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

it('what is proposed for the rows together is taken by keys, taken back, and left', async ({
  page,
  person,
}) => {
  const { reportId, ids } = await openReport(page, person, 3);
  for (const [index, element] of ['Wall north', 'N. wall'].entries())
    await propose(person, [ids[index]!], { element, defect: 'Crack of 3 mm' }, ANSWER);
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
  // With what else a proposal shows: words to check, and what it took.
  await expect(rows(page).first()).toContainText('Check this: “3 mm”');
  await rows(page).first().getByText('Proposed by gpt-x, not checked').click();
  await expect(page.getByText('6.2 s · 4,812 tokens in, 310 out · prompt 7').first()).toBeVisible();
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

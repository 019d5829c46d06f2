import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { hoverRow, openReport, rows } from './observations-screen.ts';

describe('deleting a row', () => {
  it('asks, renumbers the others, and can be undone @observations-deletion-1', async ({
    page,
    person,
  }) => {
    const { reportId, ids } = await openReport(page, person, 3);
    await hoverRow(page, 2);
    await page.getByRole('button', { name: 'Delete photo 2' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this observation?',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete photo 2' })).toBeFocused();
    await hoverRow(page, 2);
    await page.getByRole('button', { name: 'Delete photo 2' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Photo removed', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 3');
    await expect(rows(page).nth(1)).toContainText('Photo 2');
    await expect(rows(page).nth(1)).toBeFocused();
    const { data } = await person.client.from('observations').select('id');
    expect(data?.map(({ id }) => id)).not.toContain(ids[1]);
    // The files stay as long as the row can be brought back.
    const bucket = person.client.storage.from('inspection_photos');
    expect((await bucket.list(`${person.id}/${reportId}`)).data).toHaveLength(6);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 2');
  });
});

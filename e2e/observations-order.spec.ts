import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { hoverRow, listElements, openReport, rows } from './observations-screen.ts';

describe('the order', () => {
  it('changes by the row’s menu, and the numbers follow', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 3);
    await page.getByRole('button', { name: 'More for photo 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 1');
    await expect(rows(page).nth(1)).toContainText('Photo 2');
    await expect(
      page.getByText('Photo 1 is now photo 2. References in the texts follow.'),
    ).toBeVisible();
    await expect
      .poll(() => listElements(person, reportId))
      .toEqual(['Concrete soffit 2', 'Concrete soffit 1', 'Concrete soffit 3']);
  });

  it('changes by keyboard on the handle', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 3);
    await hoverRow(page, 3);
    await page.getByRole('button', { name: 'Move photo 3' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Now at place 3 of 3.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Now at place 1 of 3.')).toBeAttached();
    // Nothing is stored while it is carried.
    expect((await listElements(person, reportId))[0]).toBe('Concrete soffit 1');
    await page.keyboard.press('Space');
    await expect(rows(page).first()).toContainText('Concrete soffit 3');
    await expect
      .poll(() => listElements(person, reportId))
      .toEqual(['Concrete soffit 3', 'Concrete soffit 1', 'Concrete soffit 2']);
  });

  it('changes far by number, and back with one click', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 4);
    await page.getByRole('button', { name: 'More for photo 4' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    const number = page.getByRole('textbox', { name: 'New number' });
    await number.fill('9');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a number from 1 to 4.')).toBeVisible();
    await number.fill('1');
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toContainText('Concrete soffit 4');
    await page.getByRole('button', { name: 'Undo the move' }).click();
    await expect(page.getByText('It is photo 4 again.')).toBeVisible();
    await expect(rows(page).last()).toContainText('Concrete soffit 4');
    await expect
      .poll(() => listElements(person, reportId))
      .toEqual([1, 2, 3, 4].map((number) => `Concrete soffit ${number}`));
  });

  it('changes by drag', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 3);
    const from = (await page.getByRole('button', { name: 'Move photo 1' }).boundingBox())!;
    const [first, second] = [
      (await rows(page).nth(0).boundingBox())!,
      (await rows(page).nth(1).boundingBox())!,
    ];
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 40, { steps: 4 });
    await page.mouse.move(from.x + 10, from.y + 10 + second.y - first.y, { steps: 12 });
    await page.mouse.up();
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 1');
    await expect
      .poll(() => listElements(person, reportId))
      .toEqual(['Concrete soffit 2', 'Concrete soffit 1', 'Concrete soffit 3']);
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/could not be moved|Failed to load|ERR_/] });

    it('goes back to what is stored, and says so', async ({ page, person, context }) => {
      await openReport(page, person, 2);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'More for photo 1' }).click();
      await page.getByRole('menuitem', { name: 'Move down' }).click();
      await expect(page.getByText('The new order could not be saved')).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(rows(page).first()).toContainText('Concrete soffit 1');
    });
  });
});

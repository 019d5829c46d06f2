import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { hoverRow, listElements, openReport, rows } from './observations-screen.ts';

it('the order changes by menu, keys, number and drag, and the numbers follow', async ({
  page,
  person,
}) => {
  const { reportId } = await openReport(page, person, 4);
  const expectStored = async (...numbers: number[]) => {
    await expect
      .poll(() => listElements(person, reportId))
      .toEqual(numbers.map((number) => `Concrete soffit ${number}`));
  };
  await it.step('by the row’s menu', async () => {
    await moveByMenu(page);
    await expectStored(2, 1, 3, 4);
  });
  await it.step('by keyboard on the handle', async () => {
    await page.reload();
    await carryByKeys(page);
    // Nothing is stored while it is carried.
    await expectStored(2, 1, 3, 4);
    await page.keyboard.press('Space');
    await expect(rows(page).first()).toContainText('Concrete soffit 3');
    await expectStored(3, 2, 1, 4);
  });
  await it.step('far by number, and back with one click', async () => {
    await page.reload();
    await moveByNumber(page);
    await expectStored(4, 3, 2, 1);
    await page.getByRole('button', { name: 'Undo the move' }).click();
    await expect(page.getByText('It is photo 4 again.')).toBeVisible();
    await expect(rows(page).last()).toContainText('Concrete soffit 4');
    await expectStored(3, 2, 1, 4);
  });
  await it.step('by drag', async () => {
    await page.reload();
    await dragFirstBelowSecond(page);
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 3');
    await expectStored(2, 3, 1, 4);
  });
});

async function moveByMenu(page: Page) {
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(rows(page).nth(1)).toContainText('Concrete soffit 1');
  await expect(rows(page).nth(1)).toContainText('Photo 2');
  await expect(
    page.getByText('Photo 1 is now photo 2. References in the texts follow.'),
  ).toBeVisible();
}

async function carryByKeys(page: Page) {
  await hoverRow(page, 3);
  await page.getByRole('button', { name: 'Move photo 3' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Now at place 3 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Now at place 2 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Now at place 1 of 4.')).toBeAttached();
}

async function moveByNumber(page: Page) {
  await page.getByRole('button', { name: 'More for photo 4' }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const number = page.getByRole('textbox', { name: 'New number' });
  await number.fill('9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a number from 1 to 4.')).toBeVisible();
  await number.fill('1');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText('Concrete soffit 4');
}

async function dragFirstBelowSecond(page: Page) {
  await expect(rows(page)).toHaveCount(4);
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
}

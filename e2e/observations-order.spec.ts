import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { hoverRow, listElements, openReport, rows } from './observations-screen.ts';

it('rows are deleted and come back, move by menu, keys, number and drag, and are deleted for good', async ({
  page,
  person,
}) => {
  const { reportId, ids } = await openReport(page, person, 4);
  const expectStored = async (...numbers: number[]) => {
    await expect
      .poll(() => listElements(person, reportId))
      .toEqual(numbers.map((number) => `Concrete soffit ${number}`));
  };
  const countFiles = async () => {
    const bucket = person.client.storage.from('inspection_photos');
    return (await bucket.list(`${person.id}/${reportId}`)).data?.length;
  };

  await it.step(
    'deleting asks, renumbers the others, and can be undone @observations-deletion-1',
    async () => {
      await giveUpDeleting(page, 2);
      await deleteRow(page, 2);
      await expect(page.getByText('Photo removed', { exact: true })).toBeVisible();
      await expect(rows(page)).toHaveCount(3);
      await expect(rows(page).nth(1)).toContainText('Concrete soffit 3');
      await expect(rows(page).nth(1)).toContainText('Photo 2');
      await expect(rows(page).nth(1)).toBeFocused();
      const { data } = await person.client.from('observations').select('id');
      expect(data?.map(({ id }) => id)).not.toContain(ids[1]);
      // The files stay as long as the row can be brought back.
      expect(await countFiles()).toBe(8);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(rows(page)).toHaveCount(4);
      await expect(rows(page).nth(1)).toContainText('Concrete soffit 2');
    },
  );
  await it.step('what was deleted is brought back to its place, after a reload too', async () => {
    await page.reload();
    await bringBackSecond(page);
    await expectStored(1, 2, 3, 4);
  });

  await it.step('moved by the row’s menu', async () => {
    await moveByMenu(page);
    await expectStored(2, 1, 3, 4);
  });
  await it.step('moved by keyboard on the handle', async () => {
    await page.reload();
    await carryByKeys(page);
    // Nothing is stored while it is carried.
    await expectStored(2, 1, 3, 4);
    await page.keyboard.press('Space');
    await expect(rows(page).first()).toContainText('Concrete soffit 3');
    await expectStored(3, 2, 1, 4);
  });
  await it.step('moved far by number, and back with one click', async () => {
    await page.reload();
    await moveByNumber(page);
    await expectStored(4, 3, 2, 1);
    await page.getByRole('button', { name: 'Undo the move' }).click();
    await expect(page.getByText('It is photo 4 again.')).toBeVisible();
    await expect(rows(page).last()).toContainText('Concrete soffit 4');
    await expectStored(3, 2, 1, 4);
  });
  await it.step('moved by drag', async () => {
    await page.reload();
    await dragFirstBelowSecond(page);
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 3');
    await expectStored(2, 3, 1, 4);
  });

  await it.step('deleted for good when asked twice, with the files', async () => {
    await page.reload();
    await deleteRow(page, 1);
    await expect(rows(page)).toHaveCount(3);
    expect(await countFiles()).toBe(8);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this photo for good?' });
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible();
    expect(await countFiles()).toBe(6);
    const { data } = await person.client.from('versions').select('id');
    expect(data).toEqual([]);
  });
});

async function giveUpDeleting(page: Page, number: number) {
  await hoverRow(page, number);
  const button = page.getByRole('button', { name: `Delete photo ${String(number)}` });
  await button.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this observation?',
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
}

async function deleteRow(page: Page, number: number) {
  await hoverRow(page, number);
  await page.getByRole('button', { name: `Delete photo ${String(number)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function bringBackSecond(page: Page) {
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toContainText('Nothing was deleted from this report');
  await page.keyboard.press('Escape');
  await deleteRow(page, 2);
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  const deleted = history.getByRole('listitem', { name: 'Concrete soffit 2 · Diagonal crack' });
  await expect(deleted).toContainText('30 days left');
  await expect(deleted.getByRole('img')).toHaveJSProperty('complete', true);
  await deleted.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Photo brought back as Photo 2.')).toBeVisible();
  await expect(deleted).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toContainText('Concrete soffit 2');
}

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

import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes, drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';
import { findFaults, sidewaysScroll } from './accessibility-check.ts';
import { hoverRow, openReport, rows } from './observations-screen.ts';

/** The rows as they are stored, in the report's order: "1", "2", "3+" for a photo beside the row before it. */
async function listStored(person: Person, reportId: string): Promise<string> {
  const { data } = await person.client
    .from('observations')
    .select('element, finding_id')
    .eq('report_id', reportId)
    .order('position')
    .order('created_at')
    .throwOnError();
  return data
    .map(({ element, finding_id }) => `${element.replace(/\D+/, '')}${finding_id ? '+' : ''}`)
    .join(' ');
}

const captions = (page: Page) => rows(page).locator('figcaption');

async function choose(page: Page, photo: number, item: string) {
  const name = `More for photo ${photo}`;
  // Beside a finding's first photo a button shows itself where its row is at hand.
  const button = page.getByRole('button', { name, exact: true, includeHidden: true });
  await rows(page).filter({ has: button }).hover();
  await button.click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Joins the row of a photo with that of another, whose words stand. */
async function joinWith(page: Page, photo: number, other: number) {
  await choose(page, photo, 'Join with…');
  await page.getByRole('textbox', { name: 'Photo number' }).fill(String(other));
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

it('three of five uploaded photos become one finding, which grows, moves and is taken apart', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const files = drawnPhotos(6, SMALL_WIDTH);
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, files.slice(0, 5));
  await expectAllStored(page, 5);
  const { data } = await person.client
    .from('observations')
    .select('id')
    .eq('report_id', reportId)
    .order('position')
    .throwOnError();
  for (const [index, { id }] of data.entries()) {
    const words = { element: `Wall ${index + 1}`, defect: 'Crack', recommendation: 'Watch it.' };
    await person.client.from('observations').update(words).eq('id', id).throwOnError();
  }

  await page.goto(`/observations/${reportId}`);
  await expect(rows(page)).toHaveCount(5);
  for (const number of [2, 3, 4]) {
    await hoverRow(page, number);
    await page.getByRole('checkbox', { name: `Select photo ${number}` }).check();
  }
  await page.getByRole('button', { name: 'Same finding: 3 selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'One finding of photos 2–4' });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expect(dialog).toContainText('The words of Photos 3–4 are kept');
  await dialog.getByRole('button', { name: 'Join' }).click();

  await expect(captions(page)).toHaveText(['Photo 1', 'Photos 2–4', 'Photo 5']);
  await expect(page.getByText('5 of 5 checked')).toBeHidden();
  await expect(page.getByText('3 of 3 checked')).toBeVisible();
  await expect(page.getByText('Photos 2–4 are one finding now.')).toBeVisible();
  await expect.poll(() => listStored(person, reportId)).toBe('1 2 3+ 4+ 5');

  await choose(page, 2, 'Move up');
  await expect(page.getByText('Photos 2–4 are now photos 1–3.')).toBeVisible();
  await expect.poll(() => listStored(person, reportId)).toBe('2 3+ 4+ 1 5');

  await page.getByRole('button', { name: 'More for photo 1', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Add photos…' }).click();
  await (await chooser).setFiles(files.slice(5));
  await expect(captions(page)).toHaveText(['Photos 1–4', 'Photo 5', 'Photo 6']);
  await expect.poll(() => listStored(person, reportId)).toBe('2 3+ 4+ + 1 5');

  await choose(page, 2, 'Take out as its own row');
  await expect(captions(page)).toHaveText(['Photos 1–3', 'Photo 4', 'Photo 5', 'Photo 6']);
  await expect(rows(page).nth(1)).toContainText('Wall 3');
  await expect(rows(page).nth(1)).toBeFocused();
  await expect.poll(() => listStored(person, reportId)).toBe('2 4+ + 3 1 5');

  await page.reload();
  await expect(captions(page)).toHaveText(['Photos 1–3', 'Photo 4', 'Photo 5', 'Photo 6']);
  await expect(rows(page).nth(1)).toContainText('Wall 3');
  expect(await findFaults(page)).toEqual([]);
});

it('findings by keyboard, of chosen words, joined, deleted, dropped on and checked', async ({
  page,
  person,
}) => {
  await it.step('is made, put in order and taken apart by keyboard alone', () =>
    joinByKeyboard(page, person),
  );
  const { reportId, ids } = await openReport(page, person, 3);
  await it.step(
    'has the words of the row that is chosen, and gives each back when it is undone',
    () => chooseWords(page, person, reportId),
  );
  await it.step('is where a link to one of its photos leads', async () => {
    await joinWith(page, 3, 2);
    await expect(captions(page)).toHaveText(['Photo 1', 'Photos 2–3']);
    await page.goto(`/observations/${reportId}#row-${String(ids[2])}`);
    await expect(rows(page).nth(1)).toBeFocused();
  });
  await it.step('goes with all its photos, comes back whole, and loses one alone', async () => {
    await hoverRow(page, 2);
    await page.getByRole('button', { name: 'Delete photo 2' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('delete this observation with its 2 photos');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(captions(page)).toHaveText(['Photo 1']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(captions(page)).toHaveText(['Photo 1', 'Photos 2–3']);

    await choose(page, 3, 'Delete this photo');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(captions(page)).toHaveText(['Photo 1', 'Photo 2']);
    await expect.poll(() => listStored(person, reportId)).toBe('1 2');
  });
  await it.step('takes a photo file that is dropped on its row', () => dropOnRow(page));
  await it.step('keeps whether its words were checked when another photo is the first', () =>
    changeFirst(page, person),
  );
});

async function joinByKeyboard(page: Page, person: Person) {
  const { reportId } = await openReport(page, person, 4);
  const press = (key: string) => page.keyboard.press(key);
  await press('j');
  await press('ArrowDown');
  await press('x');
  await press('Shift+ArrowDown');
  await press('Shift+ArrowDown');
  await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
  await press('b');
  const join = page.getByRole('button', { name: 'Same finding: 3 selected' });
  for (let tabs = 0; tabs < 10; tabs += 1) {
    if (await join.evaluate((button) => button === document.activeElement)) break;
    await press('Tab');
  }
  await press('Enter');
  await expect(page.getByRole('radio').first()).toBeVisible();
  const submit = page.getByRole('button', { name: 'Join', exact: true });
  for (let tabs = 0; tabs < 6; tabs += 1) {
    if (await submit.evaluate((button) => button === document.activeElement)) break;
    await press('Tab');
  }
  await press('Enter');
  await expect(captions(page)).toHaveText(['Photo 1', 'Photos 2–4']);
  await expect(rows(page).nth(1)).toBeFocused();

  // Right goes through everything in the row, the photos too.
  const third = page.locator('[data-photo]').first();
  for (let steps = 0; steps < 12; steps += 1) {
    if (await third.evaluate((photo) => photo === document.activeElement)) break;
    await press('ArrowRight');
  }
  await expect(third).toBeFocused();
  await press('Shift+ArrowRight');
  await expect(page.getByText('Photo 3 is now photo 4.')).toBeVisible();
  await expect(page.locator('[data-photo]').nth(1)).toBeFocused();
  await expect.poll(() => listStored(person, reportId)).toBe('1 2 4+ 3+');

  await press('ArrowRight');
  await press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Make it the first' })).toBeFocused();
  await press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Make photo 4 the first?' });
  await expect(question).toBeVisible();
  await press('Tab');
  await press('Enter');
  await expect.poll(() => listStored(person, reportId)).toBe('1 2 2+ 4+');
  await expect(page.getByText('Photo 4 is the first of its finding now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the change' }).press('Enter');
  await expect.poll(() => listStored(person, reportId)).toBe('1 2 4+ 3+');
}

async function chooseWords(page: Page, person: Person, reportId: string) {
  await choose(page, 3, 'Join with…');
  await expect(page.getByRole('textbox', { name: 'Photo number' })).toHaveValue('2');
  await page.getByRole('textbox', { name: 'Photo number' }).fill('1');
  await page.getByRole('radio', { name: /Photo 3/ }).check();
  await expect(page.getByRole('dialog')).toContainText('The words of Photo 1 are kept');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(captions(page)).toHaveText(['Photos 1–2', 'Photo 3']);
  await expect(rows(page).first()).toContainText('Concrete soffit 3');
  await expect.poll(() => listStored(person, reportId)).toBe('3 1+ 2');
  await page.getByRole('button', { name: 'Undo the joining' }).click();
  await expect(captions(page)).toHaveText(['Photo 1', 'Photo 2', 'Photo 3']);
  await expect.poll(() => listStored(person, reportId)).toBe('1 2 3');
}

async function dropOnRow(page: Page) {
  const base64 = drawnPhotoBytes(1)[0]!.toString('base64');
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'close.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, base64);
  await rows(page).first().dispatchEvent('dragover', { dataTransfer });
  await expect(rows(page).first()).toHaveAttribute('data-file-over', '');
  await rows(page).first().dispatchEvent('drop', { dataTransfer });
  await expect(rows(page).first()).not.toHaveAttribute('data-file-over', '');
  await expect(captions(page)).toHaveText(['Photos 1–2', 'Photo 3']);
}

async function changeFirst(page: Page, person: Person) {
  const { reportId, ids } = await openReport(page, person, 3);
  const [first, second] = ids;
  const words = { element: 'Parapet', defect: 'Loose coping', recommendation: 'Rebed it.' };
  const proposal = { ...words, analyst: 'test', proposed_at: '2026-11-26T08:00:00Z' };
  const { client } = person;
  const provenances = async () => {
    const { data } = await client.from('observations').select('hand').in('id', ids.slice(0, 2));
    return (data ?? []).map(({ hand }) => hand).toSorted();
  };
  await client
    .from('observations')
    .update({ ...words, proposal })
    .eq('id', first!)
    .throwOnError();
  await page.reload();
  await joinWith(page, 2, 1);
  await expect.poll(provenances).toEqual(['proposed', 'written']);
  await choose(page, 2, 'Make it the first');
  await page.getByRole('button', { name: 'Make it the first' }).click();
  await expect(rows(page).first()).toContainText('Parapet');
  await expect(page.getByText('Photo 2 is the first of its finding now')).toBeVisible();
  expect(await provenances()).toEqual(['proposed', 'proposed']);
  await page.getByRole('button', { name: 'Accept photo 1' }).click();
  await expect.poll(provenances).toEqual(['accepted', 'proposed']);
  const { data } = await client.from('observations').select('hand').eq('id', second!).single();
  expect(data?.hand).toBe('accepted');
  // Back again: who accepted these words has accepted them there.
  await choose(page, 2, 'Make it the first');
  await page.getByRole('button', { name: 'Make it the first' }).click();
  await expect.poll(provenances).toEqual(['accepted', 'accepted']);
  await expect.poll(() => listStored(person, reportId)).toBe(' + 3');
}

describe('on a phone', () => {
  it.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  it('a finding is joined and taken apart under the thumb', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 3);
    await joinWith(page, 1, 3);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('1–2');
    await expect(page.getByRole('list', { name: 'Photos beside photo 1' })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
    await choose(page, 2, 'Take out as its own row');
    await expect(rows(page)).toHaveCount(3);
    await expect.poll(() => listStored(person, reportId)).toBe('1 3 2');
  });
});

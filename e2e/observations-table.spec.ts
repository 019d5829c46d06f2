import type { Page } from '@playwright/test';
import { findFaults, findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { field, openReport, propose, rows } from './observations-screen.ts';

it('the table of a report', async ({ page, person }) => {
  const { reportId, ids } = await openReport(page, person, 2);

  await it.step('says where it stands among the four steps @observations-table-2', async () => {
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.locator('[aria-current=step]')).toContainText('Observations');
    await expect(steps.getByRole('link')).toHaveText([/Upload/, /Discussion/]);
    await steps.getByRole('link', { name: /Upload/ }).click();
    await expect(page).toHaveURL(`/upload/${reportId}`);
    await page.goBack();
  });

  await it.step('shows on Refresh what has changed elsewhere @observations-table-5', async () => {
    await expect(rows(page)).toHaveCount(2);
    await person.client.from('observations').update({ element: 'Beam' }).eq('id', ids[0]!);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page).first()).toContainText('Beam');
  });

  await it.step(
    'has its columns, its rows in order and its buttons @observations-table-1',
    async () => {
      await expect(page.getByRole('heading', { name: 'AI Observations' })).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveText([
        '#',
        'Photo',
        'Element Description',
        'Defect',
        'Recommendation',
        'Actions',
      ]);
      await expect(rows(page).nth(0)).toContainText('Photo 1');
      await expect(rows(page).nth(1)).toContainText('Photo 2');
      await expect(rows(page).nth(1)).toContainText('Concrete soffit 2');
      await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
        'href',
        `/upload/${reportId}`,
      );
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`/discussion/${reportId}`);
    },
  );
});

it('the observations have no fault in any state, in either theme, and fit a phone', async ({
  page,
  person,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hearNothing(page);
  const { ids } = await openReport(page, person, 3);
  await propose(person, ids.slice(0, 2));
  await page.reload();
  await expect(page.getByText('1 of 3 checked')).toBeVisible();
  await expect(page.getByText('2 of 3 rows proposed by eyes-1, 1 written by you')).toBeVisible();
  const look = async (what: string, tags?: string[]) => {
    expect.soft(await findFaultsInBothThemes(page, tags), what).toEqual([]);
  };

  await it.step('at rest, where a text is missing, and with a photo open', async () => {
    await look('at rest');
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill(' ');
    await page.keyboard.press('Control+Enter');
    await look('where a text is missing');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open Photo 1 in full size' }).click();
    await look('with a photo open');
    await page.keyboard.press('Escape');
  });

  await it.step('under what opens over them, and while a note is dictated', async () => {
    for (const name of ['Filter', 'More for photo 1']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look(name, WCAG);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Add a note on photo 1' }).click();
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect(page.getByRole('button', { name: 'Stop dictating' })).toBeVisible();
    expect.soft(await findFaults(page), 'while a note is dictated').toEqual([]);
    await page.reload();
  });

  await it.step('corrected, accepted, found and selected by keyboard', async () => {
    await workByKeys(page, person, ids);
    await look('with rows selected', WCAG);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await look('with the list of keys', WCAG);
    await page.keyboard.press('Escape');
  });

  await it.step('as cards on a phone, where nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible();
    await look('the phone’s bars', WCAG);
    expect.soft(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await look('on a phone');
    await holdLongWords(page, person);
  });
});

/** A recogniser of speech for the page, as a browser under test has none that works. */
const hearNothing = (page: Page) =>
  page.addInitScript(() => {
    class Recogniser {
      start() {}
      stop() {}
    }
    Object.assign(window, { SpeechRecognition: Recogniser });
  });

async function workByKeys(page: Page, person: Person, ids: string[]) {
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(field(page, /^Defect of photo 1/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Moss');
  await page.keyboard.press('Control+Enter');
  await expect(field(page, /^Defect of photo 2/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: /severity of photo 1 still apply/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(rows(page).nth(1)).toContainText('accepted by you');
  await expect(page.getByText('3 of 3 checked')).toBeVisible();
  const hands = async () => {
    const { data } = await person.client.from('observations').select('hand').in('id', ids);
    return data?.map(({ hand }) => hand).sort();
  };
  await expect.poll(hands).toEqual(['accepted', 'edited', 'written']);

  await page.keyboard.press('/');
  await page.keyboard.type('crack');
  await expect(rows(page)).toHaveCount(2);
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('row-search') ?? [])].map(String));
  await expect.poll(marked).toEqual(['crack', 'crack']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('2 selected');
}

async function holdLongWords(page: Page, person: Person) {
  const reportId = await seedReport(person, 'W'.repeat(200));
  await seedObservations(person, reportId, [
    { element: 'x'.repeat(300), defect: 'Crack', recommendation: 'y'.repeat(300) },
  ]);
  await page.goto(`/observations/${reportId}`);
  await expect(rows(page)).toHaveCount(1);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Edit photo 1' }).click();
  expect(await sidewaysScroll(page)).toBe(0);
  expect((await field(page, /Element/).boundingBox())!.width).toBeGreaterThan(280);
}

import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Person } from './fixtures.ts';
import { CUT_OFF_PHOTO, describe, expect, it, seedObservations, seedReport } from './fixtures.ts';
import { drawnPhotos } from './site-photos.ts';

const TEXTS = {
  element: 'Concrete soffit',
  defect: 'Diagonal crack',
  recommendation: 'Monitor for six months',
};

function photos(count: number): Uint8Array[] {
  return drawnPhotos(count).map((path) => readFileSync(path));
}

/** A report with `count` described rows ("Concrete soffit 1" …), each with a photo, open on the page. */
async function openReport(page: Page, person: Person, count: number) {
  const reportId = await seedReport(person);
  const ids = await seedObservations(
    person,
    reportId,
    photos(count).map((photo, index) => ({
      ...TEXTS,
      element: `${TEXTS.element} ${index + 1}`,
      photo,
    })),
  );
  await page.goto(`/observations/${reportId}`);
  await expect(rows(page)).toHaveCount(count);
  return { reportId, ids };
}

/** The rows without the heading. */
function rows(page: Page) {
  return page.getByRole('rowgroup').nth(1).getByRole('row');
}

function field(page: Page, name: RegExp) {
  return page.getByRole('textbox', { name });
}

async function elementsOf(person: Person, reportId: string): Promise<string[]> {
  const { data } = await person.backend
    .from('observations')
    .select('element')
    .eq('report_id', reportId)
    .order('position')
    .order('created_at');
  return (data ?? []).map(({ element }) => element);
}

describe('the table', () => {
  it('has its columns, its rows in order and its buttons', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 2);
    await expect(page.getByRole('heading', { name: 'AI Observations' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      '#',
      'Photo',
      'Element Description',
      'Defect',
      'Recommendation',
      'Actions',
    ]);
    await expect(rows(page).nth(0)).toContainText('Concrete soffit 1');
    await expect(rows(page).nth(1)).toContainText('Photo 2');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/upload/${reportId}`,
    );
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/discussion/${reportId}`);
  });

  it('says where it stands among the four steps', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 1);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.locator('[aria-current=step]')).toContainText('Observations');
    await expect(steps.getByRole('link')).toHaveCount(1);
    await steps.getByRole('link', { name: /Upload/ }).click();
    await expect(page).toHaveURL(`/upload/${reportId}`);
  });

  it('is empty without photos', async ({ page, person }) => {
    await page.goto(`/observations/${await seedReport(person)}`);
    await expect(page.getByText('No observations yet. Please upload photos first.')).toBeVisible();
  });

  it('says that it is loading', async ({ page, person }) => {
    const reportId = await seedReport(person);
    let goOn = () => {};
    const held = new Promise<void>((settle) => (goOn = settle));
    await page.route('**/rest/v1/observations*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/observations/${reportId}`);
    await expect(page.getByText('Loading observations...')).toBeVisible();
    goOn();
    await expect(page.getByText(/^No observations yet/)).toBeVisible();
  });

  it('shows on Refresh what has changed elsewhere', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 1);
    await person.backend.from('observations').update({ element: 'Beam' }).eq('id', ids[0]!);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page).first()).toContainText('Beam');
  });

  it('tells what the analyst proposed from what a person wrote', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 2);
    for (const [index, id] of ids.entries()) {
      const proposal = {
        analyst: 'builtin',
        proposed_at: new Date().toISOString(),
        ...TEXTS,
        element: 'Concrete soffit 1',
        severity: 'moderate',
        confidence: 0.2,
      };
      expect(index).toBeLessThan(2);
      await person.backend.from('observations').update({ proposal }).eq('id', id);
    }
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page).nth(0)).toContainText('Severity: moderate');
    await expect(rows(page).nth(0)).toContainText('Proposed by built-in analyst · low confidence');
    await expect(rows(page).nth(1)).toContainText('Edited');
    await expect(page.getByText(/scale minor, moderate, major, safety/)).toBeVisible();
    await expect(
      page.getByText('Built-in analyst: screening only. Check every row.'),
    ).toBeVisible();
  });
});

describe('editing a row', () => {
  it('saves its trimmed texts with Ctrl+Enter', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 2);
    await page.getByRole('button', { name: 'Edit photo 2' }).click();
    await expect(field(page, /Element/)).toBeFocused();
    for (const box of await page.getByRole('textbox').all()) {
      expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(80);
    }
    await field(page, /Element/).fill('  Parapet  ');
    await field(page, /Defect/).fill('Loose <coping> & joints\nsecond line');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(rows(page).nth(1)).toContainText('Parapet');
    await expect(page.getByRole('button', { name: 'Edit photo 2' })).toBeFocused();
    const { data } = await person.backend.from('observations').select('*').eq('id', ids[1]!);
    expect(data).toMatchObject([
      { element: 'Parapet', defect: 'Loose <coping> & joints\nsecond line' },
    ]);
    expect(data![0]!.updated_at > data![0]!.created_at).toBe(true);
  });

  it('needs all three texts', async ({ page, person }) => {
    await openReport(page, person, 1);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill(' ');
    await field(page, /Defect/).fill('');
    await field(page, /Recommendation/).fill('\n');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Element description is required')).toBeVisible();
    await expect(page.getByText('Defect description is required')).toBeVisible();
    await expect(page.getByText('Recommendation is required')).toBeVisible();
    await expect(field(page, /Element/)).toBeFocused();
    await field(page, /Element/).fill('Wall');
    await expect(page.getByText('Element description is required')).toHaveCount(0);
  });

  it('is given up with Escape, which brings the earlier texts back', async ({ page, person }) => {
    await openReport(page, person, 1);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill('Wrong');
    await page.keyboard.press('Escape');
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await expect(field(page, /Element/)).toHaveValue('Concrete soffit 1');
  });

  it('goes one row at a time, and asks before text is lost', async ({ page, person }) => {
    await openReport(page, person, 3);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await page.getByRole('button', { name: 'Edit photo 2' }).click();
    await expect(field(page, /Element/)).toHaveCount(1);
    await expect(field(page, /Element/)).toHaveValue('Concrete soffit 2');
    await field(page, /Element/).fill('Half a thought');
    await page.getByRole('button', { name: 'Edit photo 3' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, /Element/)).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Edit photo 3' }).click();
    await question.getByRole('button', { name: 'Discard and edit the other row' }).click();
    await expect(field(page, /Element/)).toHaveValue('Concrete soffit 3');
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 2');
  });

  it('survives a reload, and leaving asks first', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 2);
    await page.getByRole('button', { name: 'Edit photo 2' }).click();
    await field(page, /Defect/).fill('Unsaved words');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, /Defect of photo 2/)).toHaveValue('Unsaved words');
    await page.getByRole('link', { name: 'Next' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(`/observations/${reportId}`);
    await page.getByRole('link', { name: 'Next' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(`/discussion/${reportId}`);
  });
});

describe('a save that fails', () => {
  it.use({
    expectedConsoleErrors: [/An observation could not be saved|Failed to load resource|ERR_/],
  });

  async function failToSave(page: Page) {
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill('Kept on the screen');
    await page.keyboard.press('Control+Enter');
  }

  async function expectKept(page: Page) {
    await expect(field(page, /Element/)).toHaveValue('Kept on the screen');
  }

  it('because the row is gone says so', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 1);
    await person.backend.from('observations').delete().eq('id', ids[0]!);
    await failToSave(page);
    await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/no matching observation, or you have no permission/),
    ).toBeVisible();
    await expectKept(page);
  });

  it('because the session has ended asks to log in', async ({ page, person }) => {
    await openReport(page, person, 1);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (/^sb-.+-auth-token/.test(key)) localStorage.removeItem(key);
      }
    });
    await failToSave(page);
    await expect(page.getByText('Authentication required', { exact: true })).toBeVisible();
    await expect(page.getByText('Please log in to continue')).toBeVisible();
    await expectKept(page);
  });

  it('because the server is away says that nothing is lost', async ({ page, person, context }) => {
    await openReport(page, person, 1);
    await context.setOffline(true);
    await failToSave(page);
    await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
    await expect(page.getByText(/could not be reached. Nothing was lost/)).toBeVisible();
    await expectKept(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rows(page).first()).toContainText('Kept on the screen');
  });

  it('because the answer is empty says that it is not certain', async ({ page, person }) => {
    await openReport(page, person, 1);
    await page.route('**/rest/v1/observations*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ json: null }) : route.continue(),
    );
    await failToSave(page);
    await expect(page.getByText(/^No data was returned/)).toBeVisible();
    await expectKept(page);
  });

  for (const [what, code, message, shown] of [
    ['permission is denied', '42501', 'permission denied', /^Permission denied\./],
    ['the database refuses', '23514', 'value too long', 'Database error: value too long'],
  ] as const) {
    it(`because ${what} says so`, async ({ page, person }) => {
      await openReport(page, person, 1);
      await page.route('**/rest/v1/observations*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 403, json: { code, message } })
          : route.continue(),
      );
      await failToSave(page);
      await expect(page.getByText(shown)).toBeVisible();
      await expectKept(page);
    });
  }
});

describe('deleting a row', () => {
  it('asks, removes row and files, and renumbers the others', async ({ page, person }) => {
    const { reportId, ids } = await openReport(page, person, 3);
    await page.getByRole('button', { name: 'Delete photo 2' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this observation?',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Delete photo 2' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete photo 2' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Photo removed', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 3');
    await expect(rows(page).nth(1)).toContainText('Photo 2');
    await expect(page.getByRole('table')).toBeFocused();
    const { data } = await person.backend.from('observations').select('id');
    expect(data?.map(({ id }) => id)).not.toContain(ids[1]);
    const bucket = person.backend.storage.from('inspection_photos');
    await expect
      .poll(async () => (await bucket.list(`${person.id}/${reportId}`)).data?.length)
      .toBe(4);
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/could not be deleted|Failed to load|ERR_/] });

    it('fails and keeps the row', async ({ page, person, context }) => {
      await openReport(page, person, 1);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Delete photo 1' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Delete failed', { exact: true })).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
    });
  });
});

describe('the order', () => {
  it('changes by the row’s menu, and the numbers follow', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 3);
    await page.getByRole('button', { name: 'More for photo 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 1');
    await expect(rows(page).nth(1)).toContainText('Photo 2');
    await expect(page.getByText('Photo 1 is now photo 2.')).toBeAttached();
    await expect
      .poll(() => elementsOf(person, reportId))
      .toEqual(['Concrete soffit 2', 'Concrete soffit 1', 'Concrete soffit 3']);
  });

  it('changes by keyboard on the handle', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 3);
    await page.getByRole('button', { name: 'Move photo 3' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Now at place 3 of 3.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached();
    // A step is measured from where the rows have come to rest.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Now at place 1 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(rows(page).first()).toContainText('Concrete soffit 3');
    await expect
      .poll(() => elementsOf(person, reportId))
      .toEqual(['Concrete soffit 3', 'Concrete soffit 1', 'Concrete soffit 2']);
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
      .poll(() => elementsOf(person, reportId))
      .toEqual(['Concrete soffit 2', 'Concrete soffit 1', 'Concrete soffit 3']);
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/could not be saved|Failed to load|ERR_/] });

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

describe('the analyst', () => {
  it('goes on with what is still lacking when the screen is opened', async ({ page, person }) => {
    const reportId = await seedReport(person);
    const [first, second, third] = photos(3);
    await seedObservations(person, reportId, [
      { photo: first! },
      { photo: second!, element: 'My own words' },
      { photo: third!, ...TEXTS },
    ]);
    const asked: string[] = [];
    let goOn = () => {};
    const held = new Promise<void>((settle) => (goOn = settle));
    await page.route('**/functions/v1/analyze_photos', async (route) => {
      asked.push((route.request().postDataJSON() as { observation_id: string }).observation_id);
      await held;
      await route.continue();
    });
    await page.goto(`/observations/${reportId}`);
    await expect(page.getByText('Analysing 0 / 2 photos...')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Photos analysed' })).toBeVisible();
    goOn();
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    expect(asked).toHaveLength(2);
    await expect(rows(page).nth(1)).toContainText('My own words');
    const { data } = await person.backend.from('observations').select('*').order('position');
    expect(
      data!.every(({ element, defect, recommendation }) => element && defect && recommendation),
    ).toBe(true);
    expect(data![2]).toMatchObject(TEXTS);
  });

  it('sends no further photo once the screen is left, and each only once', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person);
    await seedObservations(
      person,
      reportId,
      photos(8).map((photo) => ({ photo })),
    );
    const asked: string[] = [];
    let goOn = () => {};
    const held = new Promise<void>((settle) => (goOn = settle));
    await page.route('**/functions/v1/analyze_photos', async (route) => {
      asked.push((route.request().postDataJSON() as { observation_id: string }).observation_id);
      await held;
      await route.continue();
    });
    await page.goto(`/observations/${reportId}`);
    await expect.poll(() => asked.length).toBe(4);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Analysing 0 / 8 photos...')).toBeVisible();
    expect(asked).toHaveLength(4);
    goOn();
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    expect(asked).toHaveLength(8);
    expect(new Set(asked).size).toBe(8);
  });

  it('replaces a row’s texts when asked to, and gives them back on Undo', async ({
    page,
    person,
  }) => {
    const { ids } = await openReport(page, person, 1);
    const again = page.getByRole('button', { name: 'Analyse photo 1 again' });
    await again.click();
    await expect(page.getByText('Photo 1 was analysed again')).toBeVisible({ timeout: 30_000 });
    await expect(rows(page).first()).not.toContainText('Concrete soffit 1');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    await expect(rows(page).first()).toContainText('Edited');

    await again.click();
    await expect(rows(page).first()).not.toContainText('Concrete soffit 1', { timeout: 30_000 });
    await page.getByRole('button', { name: 'More for photo 1' }).click();
    await page.getByRole('menuitem', { name: 'Undo the new analysis' }).click();
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    const { data } = await person.backend.from('observations').select('*').eq('id', ids[0]!);
    expect(data).toMatchObject([{ ...TEXTS, element: 'Concrete soffit 1' }]);
  });

  describe('that cannot read a photo', () => {
    it.use({ expectedConsoleErrors: [/422|500/] });

    it('leaves that row to the person and describes the others', async ({ page, person }) => {
      const reportId = await seedReport(person);
      await seedObservations(person, reportId, [
        { photo: photos(1)[0]! },
        { photo: CUT_OFF_PHOTO },
      ]);
      await page.goto(`/observations/${reportId}`);
      await expect(page.getByText("Some photos couldn't be analyzed")).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByText('One photo is not described in full yet')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Analyse this photo' })).toBeVisible();
    });

    it('says why, for one row', async ({ page, person }) => {
      const reportId = await seedReport(person);
      await seedObservations(person, reportId, [{ ...TEXTS, photo: CUT_OFF_PHOTO }]);
      await page.goto(`/observations/${reportId}`);
      await page.getByRole('button', { name: 'Analyse photo 1 again' }).click();
      await expect(page.getByText('Analysis failed', { exact: true })).toBeVisible();
      await expect(rows(page).first()).toContainText(TEXTS.element);
    });
  });
});

describe('loading that fails', () => {
  it.use({ expectedConsoleErrors: [/500/] });

  it('says so and can be tried again', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await page.route('**/rest/v1/observations*', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'Out of order' } }),
    );
    await page.goto(`/observations/${reportId}`);
    await expect(page.getByText('Error loading data', { exact: true })).toBeVisible();
    await page.unroute('**/rest/v1/observations*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/^No observations yet/)).toBeVisible();
  });
});

describe('a photo in full size', () => {
  it('is zoomed, moved and leafed through by keyboard', async ({ page, person }) => {
    await openReport(page, person, 3);
    const opener = page.getByRole('button', { name: 'Open Photo 2 in full size' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: 'Photo 2 of 3' });
    await expect(viewer.getByRole('img', { name: 'Photo 2: Diagonal crack' })).toBeVisible();
    const scale = () =>
      page
        .getByRole('dialog')
        .locator('[style*=scale]')
        .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    expect(await scale()).toBe(1);
    await page.keyboard.press('+');
    expect(await scale()).toBeCloseTo(1.5);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await scale()).toBeCloseTo(2.25);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, -100);
    await expect.poll(scale).toBeGreaterThan(2.3);
    await page.keyboard.press('0');
    expect(await scale()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Photo 3 of 3' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Previous photo' }).click();
    await expect(page.getByRole('dialog', { name: 'Photo 1 of 3' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

describe('a report that is not there', () => {
  for (const [what, path] of [
    ['malformed', '/observations/not-an-id'],
    ['unknown', '/observations/00000000-0000-4000-8000-000000000000'],
  ]) {
    it(`because its id is ${what} has one clear screen`, async ({ page, person }) => {
      expect(person.id).toBeTruthy();
      await page.goto(path!);
      await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to your reports' }).click();
      await expect(page).toHaveURL('/reports');
    });
  }

  it('because none was chosen says so', async ({ page, person }) => {
    expect(person.id).toBeTruthy();
    await page.goto('/observations');
    await expect(page.getByRole('heading', { name: 'No report is open' })).toBeVisible();
  });

  it('in the address is the one worked on last in this tab', async ({ page, person }) => {
    await openReport(page, person, 1);
    await page.goto('/observations');
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    await page.reload();
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
  });

  describe('because the server does not answer', () => {
    it.use({ expectedConsoleErrors: [/Failed to load|ERR_|500/] });

    it('is another screen, with Retry', async ({ page, person }) => {
      const reportId = await seedReport(person);
      await page.route('**/rest/v1/reports*', (route) => route.abort());
      await page.goto(`/observations/${reportId}`);
      await expect(
        page.getByRole('heading', { name: 'The report could not be loaded' }),
      ).toBeVisible();
      await page.unroute('**/rest/v1/reports*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(/^No observations yet/)).toBeVisible();
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  it(`the observations have no accessibility fault (${colorScheme})`, async ({ page, person }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const audit = async () => (await new AxeBuilder({ page }).analyze()).violations;
    await openReport(page, person, 3);
    expect(await audit()).toEqual([]);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill(' ');
    await page.keyboard.press('Control+Enter');
    expect(await audit()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open Photo 1 in full size' }).click();
    expect(await audit()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await audit()).toEqual([]);
  });
}

it('rows are cards on a phone, and nothing scrolls sideways', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reportId = await seedReport(person, 'W'.repeat(200));
  await seedObservations(person, reportId, [
    { element: 'x'.repeat(300), defect: 'Crack', recommendation: 'y'.repeat(300) },
  ]);
  await page.goto(`/observations/${reportId}`);
  await expect(rows(page)).toHaveCount(1);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  await page.getByRole('button', { name: 'Edit photo 1' }).click();
  expect(await width()).toBe(360);
  expect((await field(page, /Element/).boundingBox())!.width).toBeGreaterThan(280);
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Person } from './fixtures.ts';
import { describe, expect, it, seedObservations, seedReport } from './fixtures.ts';
import { readFileSync } from 'node:fs';
import { drawnPhotos } from './site-photos.ts';

const SAVED = { Discussion: 'As found, see Photo 2.', Recommendation: 'Repair Photo 1 first.' };

const ROW = {
  element: 'Retaining wall',
  defect: 'Diagonal crack',
  recommendation: 'Monitor for six months',
};

function box(page: Page, name: 'Discussion' | 'Recommendation') {
  return page.getByRole('textbox', { name, exact: true });
}

function saveButton(page: Page) {
  return page.getByRole('button', { name: 'Save Changes' });
}

/** Holds requests back until it is opened. */
function closedGate() {
  let open = () => {};
  const opened = new Promise<void>((settle) => (open = settle));
  return {
    opened,
    open: () => {
      open();
    },
  };
}

async function storeSections(person: Person, reportId: string, texts: Record<string, string>) {
  for (const [heading, paragraph] of Object.entries(texts)) {
    const { error } = await person.backend
      .from('sections')
      .insert({ report_id: reportId, user_id: person.id, heading, paragraph });
    if (error) throw error;
  }
}

async function storedSections(person: Person, reportId: string) {
  const { data } = await person.backend
    .from('sections')
    .select('heading, paragraph')
    .eq('report_id', reportId);
  return Object.fromEntries((data ?? []).map(({ heading, paragraph }) => [heading, paragraph]));
}

/** A report with two described rows and both sections saved, open on the page. */
async function openSaved(page: Page, person: Person, texts: Record<string, string> = SAVED) {
  const reportId = await seedReport(person, 'Harbour wall');
  await seedObservations(
    person,
    reportId,
    drawnPhotos(2).map((path) => ({ ...ROW, photo: readFileSync(path) })),
  );
  await storeSections(person, reportId, texts);
  await page.goto(`/discussion/${reportId}`);
  return reportId;
}

describe('on entry', () => {
  it('shows the sections there are, whatever the case of their headings', async ({
    page,
    person,
  }) => {
    let generations = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/generate_summary')) generations += 1;
    });
    const reportId = await openSaved(page, person, {
      ' DISCUSSION ': 'Upper case.',
      recommendation: 'Lower case.',
    });
    await expect(page.getByRole('heading', { name: 'Discussion Generation' })).toBeVisible();
    await expect(box(page, 'Discussion')).toHaveValue('Upper case.');
    await expect(box(page, 'Recommendation')).toHaveValue('Lower case.');
    await expect(box(page, 'Discussion')).toHaveAttribute('rows', '12');
    await expect(box(page, 'Recommendation')).toHaveAttribute('rows', '12');
    await expect(saveButton(page)).toBeDisabled();
    expect(generations).toBe(0);

    await box(page, 'Discussion').fill('Changed.');
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    expect(await storedSections(person, reportId)).toEqual({
      ' DISCUSSION ': 'Changed.',
      recommendation: 'Lower case.',
    });
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/observations/${reportId}`,
    );
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/preview/${reportId}`);
  });

  it('says that it is loading, then generating, and holds Next back meanwhile', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person);
    await seedObservations(person, reportId, [ROW]);
    const gates = [closedGate(), closedGate()] as const;
    await page.route('**/rest/v1/sections*', async (route) => {
      await gates[0].opened;
      await route.continue();
    });
    await page.route('**/functions/v1/generate_summary', async (route) => {
      await gates[1].opened;
      await route.continue();
    });
    await page.goto(`/discussion/${reportId}`);
    await expect(page.getByText('Loading existing sections...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    gates[0].open();
    await expect(page.getByText('Generating new sections...')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Regenerate Sections' })).toBeDisabled();
    gates[1].open();
    await expect(box(page, 'Discussion')).toHaveValue(/Photo 1/);
    await expect(box(page, 'Recommendation')).not.toHaveValue('');
    await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
  });

  it('generates what is blank and leaves a person’s words', async ({ page, person }) => {
    const reportId = await openSaved(page, person, { Discussion: 'Mine.', Recommendation: '  ' });
    await expect(box(page, 'Recommendation')).toHaveValue(/\S{3}/);
    await expect(box(page, 'Discussion')).toHaveValue('Mine.');
    expect((await storedSections(person, reportId))['Discussion']).toBe('Mine.');
  });

  it('drafts once, also when the screen is left and come back to', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await seedObservations(person, reportId, [ROW]);
    const gate = closedGate();
    let generations = 0;
    await page.route('**/functions/v1/generate_summary', async (route) => {
      generations += 1;
      await gate.opened;
      await route.continue();
    });
    await page.goto(`/discussion/${reportId}`);
    await expect.poll(() => generations).toBe(1);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'AI Observations' })).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Generating new sections...')).toBeVisible();
    gate.open();
    await expect(box(page, 'Discussion')).toHaveValue(/Photo 1/);
    expect(generations).toBe(1);
  });
});

describe('saving', () => {
  it('is offered only while a text differs', async ({ page, person }) => {
    const reportId = await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await box(page, 'Discussion').fill('New words.');
    await expect(saveButton(page)).toBeEnabled();
    await box(page, 'Discussion').fill(SAVED.Discussion);
    await expect(saveButton(page)).toBeDisabled();
    await box(page, 'Recommendation').fill('Better.');
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    expect(await storedSections(person, reportId)).toEqual({
      ...SAVED,
      Recommendation: 'Better.',
    });
  });

  it('asks before unsaved text is left, and a reload keeps it', async ({ page, person }) => {
    const reportId = await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await box(page, 'Discussion').fill('Unsaved words.');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(box(page, 'Discussion')).toHaveValue('Unsaved words.');
    await expect(page.getByText('Not saved yet. Kept in this browser meanwhile.')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(`/discussion/${reportId}`);
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/preview/${reportId}`);
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

    it('fails and keeps the text', async ({ page, person, context }) => {
      const reportId = await openSaved(page, person);
      await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
      await box(page, 'Discussion').fill('Typed while offline.');
      await context.setOffline(true);
      await saveButton(page).click();
      await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
      await expect(box(page, 'Discussion')).toHaveValue('Typed while offline.');
      await context.setOffline(false);
      await saveButton(page).click();
      await expect(page.getByText('Changes saved!')).toBeVisible();
      expect((await storedSections(person, reportId))['Discussion']).toBe('Typed while offline.');
    });
  });
});

describe('regenerating', () => {
  it('replaces both texts and gives the earlier ones back on Undo', async ({ page, person }) => {
    const reportId = await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await box(page, 'Recommendation').fill('Not saved yet.');
    await page.getByRole('button', { name: 'Regenerate Sections' }).click();
    await expect(page.getByText('Regenerating sections', { exact: true })).toBeVisible();
    await expect(page.getByText('Sections regenerated')).toBeVisible();
    await expect(box(page, 'Discussion')).not.toHaveValue(SAVED.Discussion);
    await expect(box(page, 'Recommendation')).not.toHaveValue('Not saved yet.');
    await page.getByRole('button', { name: 'Undo regeneration' }).click();
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await expect(box(page, 'Recommendation')).toHaveValue('Not saved yet.');
    expect(await storedSections(person, reportId)).toEqual(SAVED);
    await expect(saveButton(page)).toBeEnabled();
  });

  describe('that fails', () => {
    it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

    it('keeps the texts and says why', async ({ page, person }) => {
      await openSaved(page, person);
      await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
      await page.route('**/functions/v1/generate_summary', (route) =>
        route.fulfill({
          status: 503,
          json: { success: false, error: 'The analyst is away.', code: 'analyst_unreachable' },
        }),
      );
      await page.getByRole('button', { name: 'Regenerate Sections' }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'The analyst is away.' });
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Reload Page' })).toBeVisible();
      await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    });
  });
});

describe('when nothing can be generated', () => {
  it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

  it('says why, lets a person write, and stores what they wrote', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await page.goto(`/discussion/${reportId}`);
    await expect(page.getByRole('alert')).toContainText('There is nothing to write about yet');
    await box(page, 'Discussion').fill('Written by hand.');
    await box(page, 'Recommendation').fill('Also by hand.');
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storedSections(person, reportId)).toEqual({
      Discussion: 'Written by hand.',
      Recommendation: 'Also by hand.',
    });
  });

  it('tries again on Retry', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await page.goto(`/discussion/${reportId}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await seedObservations(person, reportId, [ROW]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(box(page, 'Discussion')).toHaveValue(/Photo 1/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  it('has words of its own where the server has none', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await page.route('**/functions/v1/generate_summary', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: '' } }),
    );
    await page.goto(`/discussion/${reportId}`);
    await expect(page.getByRole('alert')).toContainText('Failed to generate sections');
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  });
});

it('opens the photos that a text refers to', async ({ page, person }) => {
  await openSaved(page, person, { ...SAVED, Discussion: 'See Photos 1 and 2, and Photo 9.' });
  const named = page.getByRole('list', { name: 'Photos referred to' });
  await expect(named.first().getByRole('button')).toHaveText(['Photo 1', 'Photo 2']);
  await expect(named.nth(1).getByRole('button')).toHaveText(['Photo 1']);
  await expect(
    page.getByText('The text refers to photo 9, which this report does not have.'),
  ).toBeVisible();
  const opener = named.first().getByRole('button', { name: 'Photo 2' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  it(`the discussion has no accessibility fault (${colorScheme})`, async ({ page, person }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const audit = async () => (await new AxeBuilder({ page }).analyze()).violations;
    await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    expect(await audit()).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await box(page, 'Discussion').fill(`${'W'.repeat(300)} Photo 7`);
    await expect(page.getByText(/refers to photo 7/)).toBeVisible();
    expect(await audit()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

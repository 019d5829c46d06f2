import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  CUT_OFF_PHOTO,
  describe,
  expect,
  freshEmail,
  it,
  seedObservations,
  seedReport,
  signIn,
} from './fixtures.ts';
import type { Host } from './host.ts';
import { startHost } from './host.ts';
import { drawnPhotos } from './site-photos.ts';

/** The messages of the specification's error catalogue, each brought about by what would cause it. */

const photo = () => readFileSync(drawnPhotos(1)[0] ?? '');
const DESCRIBED = { element: 'Soffit', defect: 'Crack', recommendation: 'Monitor' };

interface Message {
  title: string;
  description?: string | RegExp;
  kind: 'error' | 'warning' | 'neutral';
}

/** Expects a toast with exactly this title and description, of exactly this kind. */
async function expectToast(page: Page, { title, description, kind }: Message) {
  const toast = page.locator('[data-sonner-toast]').filter({
    has: page.locator('[data-title]').getByText(title, { exact: true }),
  });
  await expect(toast).toBeVisible({ timeout: 30_000 });
  if (kind === 'neutral') await expect(toast).not.toHaveAttribute('data-type', /error|warning/);
  else await expect(toast).toHaveAttribute('data-type', kind);
  if (description !== undefined) {
    await expect(toast.locator('[data-description]')).toHaveText(description);
  }
}

/** Ends the session behind the page's back, as clearing the site's data does. */
async function loseSession(page: Page) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/^sb-.+-auth-token/.test(key)) localStorage.removeItem(key);
    }
  });
}

describe('with a host that lets one request an hour through', () => {
  let strict: Host;
  it.beforeAll(async () => {
    strict = await startHost({ RATE_LIMIT_OTP_PER_HOUR: '1', RATE_LIMIT_WAITLIST_PER_HOUR: '1' });
  });
  it.afterAll(() => strict.close());
  it.use({ expectedConsoleErrors: [/429|ERR_/] });

  it('the waitlist asks to try again later', async ({ page }) => {
    for (const expected of ['joined', 'refused'] as const) {
      await page.goto(strict.url);
      await page.locator('#signup').scrollIntoViewIfNeeded();
      await page.locator('#signup').getByLabel('Email').fill(freshEmail());
      await page.getByRole('button', { name: 'Join the waitlist' }).click();
      await expectToast(
        page,
        expected === 'joined'
          ? { title: 'Pre-signup successful!', kind: 'neutral' }
          : {
              title: 'Something went wrong.',
              description: 'Please try again later.',
              kind: 'error',
            },
      );
    }
  });

  it('the login shows the server’s message, and has one for no answer at all', async ({ page }) => {
    const ask = () => page.getByRole('button', { name: 'Send magic link' }).click();
    await page.goto(`${strict.url}/login`);
    await page.getByLabel('Email').fill(freshEmail());
    await ask();
    await expectToast(page, {
      title: 'Magic link sent!',
      description: 'Check your email for the login link.',
      kind: 'neutral',
    });
    await page.getByRole('button', { name: 'Try different email' }).click();
    await ask();
    await expectToast(page, { title: 'Error', description: /\w+.*(later|hour)/, kind: 'error' });
    await page.getByRole('button', { name: 'Close' }).first().click();
    await strict.kill();
    await ask();
    await expect(page.locator('[data-description]').first()).toHaveText(
      'An unexpected error occurred. Please try again.',
    );
    await strict.restart();
  });
});

describe('with a host that dies', () => {
  let mortal: Host;
  it.beforeAll(async () => {
    mortal = await startHost();
  });
  it.afterAll(() => mortal.close());
  it.use({
    expectedConsoleErrors: [/ERR_|Failed to (load|fetch)|observation could not be/],
  });

  it('each screen says what it could not do', async ({ page }) => {
    const person = await signIn(page, mortal.url);
    const reportId = await seedReport(person);
    await seedObservations(person, reportId, [{ photo: photo() }]);
    const open = async (path: string, ready: string) => {
      await page.goto(`${mortal.url}${path}`);
      await expect(page.getByRole('button', { name: ready, exact: true })).toBeEnabled();
      // Scripts of the screen that follows are fetched ahead or never; only data is to fail.
      await page.waitForLoadState('networkidle');
      await mortal.kill();
    };

    await open(`/upload/${reportId}`, 'Next');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectToast(page, {
      title: 'Error analyzing photos',
      description: /The server could not be reached/,
      kind: 'error',
    });
    await expect(page).toHaveURL(/\/upload\//);
    await mortal.restart();

    await person.backend.from('observations').update(DESCRIBED).eq('report_id', reportId);
    await person.backend.from('sections').insert([
      { report_id: reportId, user_id: person.id, heading: 'Discussion', paragraph: 'Dry.' },
      { report_id: reportId, user_id: person.id, heading: 'Recommendation', paragraph: 'None.' },
    ]);
    await open(`/discussion/${reportId}`, 'Regenerate Sections');
    await page.getByRole('textbox', { name: 'Discussion' }).fill('Kept on the screen');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, {
      title: 'Save failed',
      description: /The server could not be reached/,
      kind: 'error',
    });
    await page.getByRole('button', { name: 'Regenerate Sections' }).click();
    await expectToast(page, { title: 'Regenerating sections', kind: 'neutral' });
    const failure = page.getByRole('alert').filter({ hasText: 'could not be reached' });
    await expect(failure.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    await mortal.restart();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toHaveCount(0, { timeout: 30_000 });

    await open(`/export/${reportId}`, 'Export Report (.docx)');
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    await expectToast(page, {
      title: 'Export failed',
      description: /^Failed to fetch observations: The server could not be reached/,
      kind: 'error',
    });
    await mortal.restart();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeEnabled();
  });
});

describe('Next on the upload screen', () => {
  it.use({ expectedConsoleErrors: [/401|403|422|500/] });
  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

  async function openUpload(
    page: Page,
    photos: Uint8Array[],
    person: Parameters<typeof seedReport>[0],
  ) {
    const reportId = await seedReport(person);
    await seedObservations(
      person,
      reportId,
      photos.map((bytes) => ({ photo: bytes })),
    );
    await page.goto(`/upload/${reportId}`);
    await expect(next(page)).toBeEnabled();
    return reportId;
  }

  it('asks for a photo where none is left', async ({ page, person }) => {
    const reportId = await openUpload(page, [photo()], person);
    await person.backend.from('observations').delete().eq('report_id', reportId);
    await next(page).click();
    await expectToast(page, {
      title: 'No photos uploaded',
      description: 'Please upload at least one photo and wait for the upload to finish.',
      kind: 'error',
    });
    await expect(page).toHaveURL(`/upload/${reportId}`);
  });

  it('stays where no photo could be analysed, and offers to go on without', async ({
    page,
    person,
  }) => {
    const reportId = await openUpload(page, [CUT_OFF_PHOTO, CUT_OFF_PHOTO], person);
    await next(page).click();
    await expectToast(page, {
      title: 'Failed to analyze photos',
      description: /^Please check the AI key in the backend function secrets\. \w/,
      kind: 'error',
    });
    await expect(page).toHaveURL(`/upload/${reportId}`);
    await page.getByRole('link', { name: 'Go on without analysis' }).click();
    await expect(page).toHaveURL(`/observations/${reportId}`);
  });

  it('goes on with a warning where some could not', async ({ page, person }) => {
    const reportId = await openUpload(page, [photo(), CUT_OFF_PHOTO], person);
    await next(page).click();
    await expectToast(page, {
      title: "Some photos couldn't be analyzed",
      description: '1 of 2 were analyzed. Please edit the others manually.',
      kind: 'warning',
    });
    await expect(page).toHaveURL(`/observations/${reportId}`);
  });

  it('says how many were analysed, and asks the analyst no second time', async ({
    page,
    person,
  }) => {
    const reportId = await openUpload(page, [photo()], person);
    await next(page).click();
    await expectToast(page, {
      title: 'Analysis complete',
      description: '1 photo(s) analyzed successfully.',
      kind: 'neutral',
    });
    await expect(page).toHaveURL(`/observations/${reportId}`);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/analyze_photos')) asked += 1;
    });
    await page.goto(`/upload/${reportId}`);
    await next(page).click();
    await expect(page).toHaveURL(`/observations/${reportId}`);
    expect(asked).toBe(0);
  });

  it('asks to log in where the session is gone', async ({ page, person }) => {
    const reportId = await openUpload(page, [photo()], person);
    await loseSession(page);
    await next(page).click();
    await expectToast(page, {
      title: 'Authentication required',
      description: 'Please log in to continue',
      kind: 'error',
    });
    await expect(page).toHaveURL(`/upload/${reportId}`);
  });
});

describe('without a session', () => {
  it.use({ expectedConsoleErrors: [/401|403/] });

  it('the writing style is not saved, in the server’s words', async ({ page, person }) => {
    await person.backend
      .from('style_profiles')
      .upsert({ user_id: person.id, style_hint: 'Short sentences, past tense.' });
    await page.goto('/style');
    await expect(page.getByRole('button', { name: 'Use default style instead' })).toBeVisible();
    await page.getByRole('textbox').fill('Long sentences, present tense.');
    await loseSession(page);
    await page.getByRole('button', { name: 'Save my style' }).click();
    await expectToast(page, {
      title: 'Error saving style',
      description: 'permission denied for table style_profiles',
      kind: 'error',
    });
    await page.getByRole('button', { name: 'Use default style instead' }).click();
    await expectToast(page, {
      title: 'Error updating style',
      description: 'permission denied for table style_profiles',
      kind: 'error',
    });
    await expect(page.getByRole('textbox')).toHaveValue('Long sentences, present tense.');
  });

  it('what cannot be read says so', async ({ page, person }) => {
    for (let number = 1; number <= 10; number++) await seedReport(person, `Report ${number}`);
    await page.goto('/reports');
    const second = page.getByRole('button', { name: 'Page 2' });
    await expect(second).toBeVisible();
    const session = await page.evaluate(() => ({ ...localStorage }));
    await loseSession(page);
    await second.click();
    await expectToast(page, {
      title: 'Error loading reports',
      description: 'Please try again later.',
      kind: 'error',
    });
    await page.evaluate((kept) => {
      Object.assign(localStorage, kept);
    }, session);

    await page.goto(`/observations/${await seedReport(person)}`);
    await expect(page.getByText(/^No observations yet/)).toBeVisible();
    await loseSession(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectToast(page, {
      title: 'Error loading data',
      description: 'permission denied for table observations',
      kind: 'error',
    });
  });

  it('a report is not exported, in the server’s words', async ({ page, person }) => {
    await page.goto(`/export/${await seedReport(person)}`);
    await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeEnabled();
    await loseSession(page);
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    const message = 'Failed to fetch observations: permission denied for table observations';
    await expectToast(page, { title: 'Export failed', description: message, kind: 'error' });
    await expect(page.getByRole('alert').filter({ hasText: 'Export Failed' })).toContainText(
      message,
    );
  });
});

describe('a row', () => {
  it.use({ expectedConsoleErrors: [/400|observation could not be saved/] });

  it('a text that the database cannot hold is refused in its words', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await seedObservations(person, reportId, [DESCRIBED]);
    await page.goto(`/observations/${reportId}`);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    // As pasted from a damaged file: PostgreSQL stores any character but this.
    await page.getByRole('textbox', { name: /Defect/ }).fill('Crack\u0000 in the soffit');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, {
      title: 'Save failed',
      description: /^Database error: \w/,
      kind: 'error',
    });
  });
});

describe('photos of the observations screen', () => {
  it('are announced, and a file that is none says so', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await page.goto(`/observations/${reportId}`);
    const input = page.locator('input[type=file][multiple]');
    await input.setInputFiles(drawnPhotos(1));
    await expectToast(page, { title: 'Photo uploaded', kind: 'neutral' });
    await input.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Not a photo.'),
    });
    await expectToast(page, {
      title: 'Upload failed',
      description: /^notes\.txt: \w/,
      kind: 'error',
    });
  });
});

import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';

it('the landing page says what the product does, and loads little for it', async ({ page }) => {
  // First, with nothing in the cache.
  await it.step('loads no wizard, no router and no backend client for a visitor', () =>
    loadLittle(page),
  );
  await it.step('promises what the product does and leads to the demo @landing-1', () =>
    readPromises(page),
  );
  await it.step('opens at an anchor of the address @landing-2', async () => {
    // A change of the anchor alone would load nothing.
    await page.goto('/login');
    await page.goto('/#pricing');
    await expect(page.locator('#pricing')).toBeInViewport();
    await expect(page.getByText('Early access is free')).toBeInViewport();
  });
  await it.step('shows the four steps as they really look, in the theme in use', () =>
    lookAtSteps(page),
  );
});

async function loadLittle(page: Page) {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  // The page's own, and the few lines with which the bundler's files find each other.
  expect(scripts.filter((url) => url.includes('/assets/')).length).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => performance.getEntriesByName('/config.json').length)).toBe(0);
}

async function readPromises(page: Page) {
  await page.goto('/');
  await expect(page).toHaveTitle(/Plumbline/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Save Days on Inspection Reports' }),
  ).toBeVisible();
  const cards = page.locator('#features').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText([
    'Image Analysis',
    'Human Corrections',
    'Remedial Solutions',
    'Word/PDF Export',
  ]);
  for (const anchor of ['signup', 'features', 'pricing', 'wireframes']) {
    await expect(page.locator(`section#${anchor}`)).toBeAttached();
  }
  await expect(page.locator('footer').getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(page.locator('footer').getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(page.locator('footer').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Demo' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Save Days/);
}

async function lookAtSteps(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await page.goto('/#wireframes');
  const pictures = page.locator('#wireframes img');
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /-dark\.webp$/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1280);
  }
}

import type { Page } from '@playwright/test';

/** Reports to show: a finished one, one without photos, one with the longest texts. */
interface Reports {
  full: string;
  empty: string;
  long: string;
}

/** A screen in a state worth looking at. */
export interface Screen {
  name: string;
  path(reports: Reports): string;
  /** Brings the screen into its state. */
  arrange?(page: Page): Promise<void>;
  /** Covers the window, so that only the window is pictured. */
  isOverlay?: boolean;
}

const NO_SUCH_REPORT = '00000000-0000-4000-8000-000000000000';

export const SCREENS: Screen[] = [
  { name: 'landing', path: () => '/' },
  { name: 'dashboard', path: () => '/reports' },
  {
    name: 'dashboard-create',
    path: () => '/reports',
    arrange: (page) => page.getByRole('button', { name: 'New Report', exact: true }).click(),
    isOverlay: true,
  },
  {
    name: 'dashboard-delete-all',
    path: () => '/reports',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete All' }).click();
    },
    isOverlay: true,
  },
  {
    name: 'menu',
    path: () => '/reports',
    arrange: (page) =>
      page
        .getByRole('button', { name: /^account:|open menu/i })
        .locator('visible=true')
        .first()
        .click(),
    isOverlay: true,
  },
  { name: 'upload', path: ({ full }) => `/upload/${full}` },
  { name: 'upload-empty', path: ({ empty }) => `/upload/${empty}` },
  { name: 'upload-unknown-report', path: () => `/upload/${NO_SUCH_REPORT}` },
  { name: 'observations', path: ({ full }) => `/observations/${full}` },
  { name: 'observations-empty', path: ({ empty }) => `/observations/${empty}` },
  { name: 'observations-long', path: ({ long }) => `/observations/${long}` },
  {
    name: 'observations-edit',
    path: ({ full }) => `/observations/${full}`,
    arrange: (page) => page.getByRole('button', { name: /^edit/i }).first().click(),
  },
  {
    name: 'observations-viewer',
    path: ({ full }) => `/observations/${full}`,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Open Photo 2 in full size' }).click();
      await page
        .getByRole('dialog')
        .getByRole('img', { name: /photo 2/i })
        .waitFor();
      await page.waitForLoadState('networkidle');
    },
    isOverlay: true,
  },
  {
    name: 'observations-delete',
    path: ({ full }) => `/observations/${full}`,
    arrange: async (page) => {
      await page.locator('[data-row]').first().hover();
      await page.getByRole('button', { name: 'Delete photo 1' }).click();
    },
    isOverlay: true,
  },
  { name: 'details', path: ({ full }) => `/details/${full}` },
  { name: 'discussion', path: ({ full }) => `/discussion/${full}` },
  { name: 'discussion-error', path: ({ empty }) => `/discussion/${empty}` },
  { name: 'preview', path: ({ full }) => `/preview/${full}` },
  { name: 'preview-empty', path: ({ empty }) => `/preview/${empty}` },
  { name: 'export', path: ({ full }) => `/export/${full}` },
  { name: 'export-unchecked', path: ({ full }) => `/export/${full}?export=docx` },
  {
    name: 'export-success',
    path: ({ full }) => `/export/${full}?export=docx`,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Export anyway' }).click();
      await page.getByText('Report exported successfully!').waitFor();
    },
  },
  {
    name: 'export-error',
    path: ({ full }) => `/export/${full}?export=docx`,
    arrange: async (page) => {
      await page.route('**/rest/v1/sections*', (route) =>
        route.fulfill({ status: 400, json: { message: 'the table is locked', code: '55P03' } }),
      );
      await page.getByRole('button', { name: 'Export anyway' }).click();
      await page.getByRole('heading', { name: 'Export Failed' }).waitFor();
    },
  },
  { name: 'style', path: () => '/style' },
  {
    name: 'style-too-short',
    path: () => '/style',
    arrange: (page) => page.getByRole('textbox').first().fill('Be brief'),
  },
  { name: 'profile', path: () => '/profile' },
  {
    name: 'phrases',
    path: () => '/phrases',
    arrange: async (page) => {
      await page.getByRole('textbox', { name: 'Phrase' }).fill('Crack at the sill, … mm wide.');
      await page.getByRole('button', { name: 'Add phrase' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Crack at the sill' }).first().waitFor();
    },
  },
  {
    name: 'observations-phrases',
    path: ({ full }) => `/observations/${full}`,
    arrange: async (page) => {
      await page.getByRole('button', { name: /^edit/i }).first().click();
      await page.getByRole('textbox', { name: /^Defect/ }).fill('');
      await page.getByRole('textbox', { name: /^Defect/ }).pressSequentially('/cr');
      await page.getByRole('listbox', { name: 'Phrases for Defect' }).waitFor();
    },
    isOverlay: true,
  },
  { name: 'templates-empty', path: () => '/templates' },
  {
    name: 'templates',
    path: () => '/templates',
    arrange: async (page) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the sample template' }).click();
      const sample = await (await download).path();
      await page.getByLabel('Choose a Word template').setInputFiles(sample);
      await page.getByRole('list', { name: 'Word templates' }).waitFor();
    },
  },
  { name: 'account', path: () => '/account' },
  {
    name: 'account-downloaded',
    path: () => '/account',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Download my data' }).click();
      await page.getByText('Your data has been downloaded').waitFor();
    },
  },
  {
    name: 'account-incomplete',
    path: () => '/account',
    arrange: async (page) => {
      await page.route('**/storage/v1/object/public/**', (route) =>
        route.fulfill({ status: 404, json: {} }),
      );
      await page.getByRole('button', { name: 'Download my data' }).click();
      await page.getByText('could not be downloaded in full').waitFor();
    },
  },
  {
    name: 'account-delete',
    path: () => '/account',
    arrange: (page) => page.getByRole('button', { name: 'Delete account' }).click(),
    isOverlay: true,
  },
  { name: 'not-found', path: () => '/no-such-page' },
];

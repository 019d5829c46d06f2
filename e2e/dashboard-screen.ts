import type { Page } from '@playwright/test';
import { expect } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { seedReports } from '../testing/reports.ts';

/** Seeds `count` reports, the last the newest, and opens the dashboard on them. */
export async function openWithReports(page: Page, person: Person, count: number, query = '') {
  await seedReports(
    person,
    Array.from({ length: count }, (_, index) => `Report ${index + 1}`),
  );
  await page.goto(`/reports${query}`);
  await expect(cards(page).first()).toBeVisible();
}

export function cards(page: Page) {
  return page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
}

export function card(page: Page, title: string) {
  return cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

export async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Asks to delete all reports, from the menu with that item. */
export async function askToDeleteAll(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete All' }).click();
}

export async function listTitles(person: Person): Promise<string[]> {
  const { data } = await person.client.from('reports').select('title').order('created_at');
  return (data ?? []).map(({ title }) => title);
}

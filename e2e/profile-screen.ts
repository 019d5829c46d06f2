import type { Page } from '@playwright/test';
import type { Person } from '../testing/people.ts';
import type { ChosenFile } from './letterhead-files.ts';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const preview = (page: Page) => page.getByRole('complementary');
export const logo = (page: Page) => page.getByRole('group', { name: 'Logo' });
export const signature = (page: Page) => page.getByRole('group', { name: 'Signature' });
export const choose = (page: Page, kind: 'logo' | 'signature', file: ChosenFile) =>
  page.getByLabel(`Choose ${kind}`).setInputFiles(file);

export async function readStored({ client }: Person) {
  const { data } = await client.from('letterheads').select('*').single().throwOnError();
  return data;
}

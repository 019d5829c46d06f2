import type { Page } from '@playwright/test';
import type { Person } from '../../testing/people.ts';

/** Text that is typed into the defect of the nth corrected row. */
const CORRECTION = (nth: number) => `, corrected ${nth}`;

/** Describes what nobody has assessed: what is left to correct are proposals. */
export async function describeRest(
  { client }: Pick<Person, 'client'>,
  reportId: string,
): Promise<void> {
  const { data } = await client
    .from('observations')
    .select('id, outcome')
    .eq('report_id', reportId)
    .throwOnError();
  const rest = data.filter(({ outcome }) => outcome === 'not_assessed').map(({ id }) => id);
  const words = { element: 'Wall', defect: 'Stain', recommendation: 'Clean.' };
  await client.from('observations').update(words).in('id', rest).throwOnError();
}

/**
 * Corrects the defects of as many rows as a person would, from the first unchecked one on, in the real page: how many
 * keys that took beside those typed, and how many rows are stored as corrected.
 */
export async function correctRows(
  page: Page,
  { client }: Pick<Person, 'client'>,
  reportId: string,
  rows: number,
): Promise<{ keys: number; stored: number }> {
  const press = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  let keys = 0;
  const field = page.getByRole('textbox', { name: /^Defect of/ });
  await press('j');
  await press('d');
  for (let nth = 1; nth <= rows; nth += 1) {
    await field.waitFor();
    const name = await field.getAttribute('aria-label');
    await page.keyboard.type(CORRECTION(nth));
    await press('Control+Enter');
    // The next row has its field open, under another number.
    if (nth < rows) await page.waitForFunction(isOpenElsewhere, name);
  }
  await page.waitForLoadState('networkidle');
  const { data } = await client
    .from('observations')
    .select('defect')
    .eq('report_id', reportId)
    .throwOnError();
  const stored = data.filter(({ defect }) => /, corrected \d+$/.test(defect)).length;
  return { keys, stored };
}

function isOpenElsewhere(name: string | null): boolean {
  const field = document.querySelector('textarea[aria-label^="Defect of"]');
  return field !== null && field.getAttribute('aria-label') !== name;
}

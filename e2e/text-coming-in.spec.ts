import { box, openSaved, saveButton, SAVED, storedSections } from './discussion-screen.ts';
import { expect, it } from '../testing/browser/fixtures.ts';

it('text that comes in by typing, the clipboard and an input method', async ({ page, person }) => {
  const reportId = await openSaved(page, person);
  const field = box(page, 'Discussion');
  const expectSaved = async (text: string) => {
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    expect((await storedSections(person, reportId))['Discussion']).toBe(text);
  };

  await it.step('stays whole where it is too long, and is saved once it fits', async () => {
    await expect(field).toHaveValue(SAVED.Discussion);
    await field.fill('x'.repeat(29_303));
    await expect(page.getByRole('alert')).toHaveText('9,303 characters too many');
    await saveButton(page).click();
    await expect(page.getByText('Discussion: 9,303 characters too many')).toBeVisible();
    expect(await storedSections(person, reportId)).toEqual(SAVED);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field).toHaveValue('x'.repeat(29_303));
    await field.fill('Width \uf0a3 0.3\u001emm\u0000.');
    await expectSaved('Width ≤ 0.3\u2011mm.');
  });

  await it.step('is a list where the clipboard’s HTML has one, and can be undone', async () => {
    await page.reload();
    await expect(field).toHaveValue('Width ≤ 0.3\u2011mm.');
    await field.selectText();
    await field.evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '•\tClean\no\tgutters');
      clipboardData.setData('text/html', '<ul><li>Clean<ul><li>gutters</li></ul></li></ul>');
      area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(field).toHaveValue('- Clean\n  - gutters');
    await field.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Width ≤ 0.3\u2011mm.');
  });

  await it.step(
    'is left alone while an input method composes it, and taken in at its end',
    async () => {
      await field.fill('Width ');
      await field.press('End');
      const browser = await page.context().newCDPSession(page);
      // Each further sign takes the place of what is composed so far: it does not where the page wrote the field.
      for (const text of ['\uf0a3', '\uf0a3に', '\uf0a3にほん', '\uf0a3日本']) {
        await browser.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
        await expect(field).toHaveValue(`Width ${text}`);
      }
      await browser.send('Input.insertText', { text: '\uf0a3日本' });
      await expect(field).toHaveValue('Width ≤日本');
      await page.keyboard.type('!');
      await expect(field).toHaveValue('Width ≤日本!');
      await expectSaved('Width ≤日本!');
    },
  );
});

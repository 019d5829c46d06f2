import { expect, it } from '../testing/browser/fixtures.ts';
import { pngOfPatches } from '../testing/pictures/patches.ts';
import { disturbCanvas } from './disturb-canvas.ts';
import { drawing, MARK } from './letterhead-files.ts';
import { openReport } from './observations-screen.ts';
import { choose, logo, preview } from './profile-screen.ts';
import { toast } from './toast.ts';

const SAID = 'This browser changes the pixels that pages read';
it('a browser that changes what a canvas reads', async ({ page, person }) => {
  await disturbCanvas(page, /(redraw|build)\.worker-.*\.js$/);

  await it.step(
    'takes no logo and no drawing of a firm where the browser changes what a canvas reads',
    async () => {
      const files = [
        { name: 'logo.png', mimeType: 'image/png', buffer: pngOfPatches(8) },
        drawing('mark.svg', MARK),
      ];
      for (const file of files) {
        await page.goto('/profile');
        await choose(page, 'logo', file);
        await expect(logo(page).getByRole('alert')).toContainText(`${file.name}: ${SAID}`);
        await expect(preview(page).getByAltText('Logo')).toBeHidden();
      }
      const { data } = await person.client.from('letterheads').select('*').throwOnError();
      expect(data).toEqual([]);
    },
  );

  await it.step(
    'hands out no photo with marks on it where the browser changes what a canvas reads',
    async () => {
      const { reportId, ids } = await openReport(page, person, 1);
      const points = [[0.05, 0.05], [0.95, 0.95]]; // prettier-ignore
      const mark = { id: 'a', kind: 'rectangle', points, colour: 'red', text: '', number: null };
      const marked = { marks: [mark], last: 0, turn: 0, crop: null };
      await person.client
        .from('observations')
        .update({ drawing: marked })
        .eq('id', ids[0]!)
        .throwOnError();
      await page.reload();
      await page.getByRole('button', { name: 'Open Photo 1 in full size' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
      await expect(toast(page, 'Photo 1 was not downloaded')).toContainText(SAID);

      await page.goto(`/export/${reportId}`);
      await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
      await expect(page.getByText(SAID).first()).toBeVisible();
    },
  );
});

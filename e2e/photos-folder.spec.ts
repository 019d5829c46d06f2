import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { expectAllStored, expectStoredOnceEach } from '../testing/browser/stored-photos.ts';
import { seedReport } from '../testing/reports.ts';

it('takes a folder that is dropped for its photos, those of folders in it too', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'roof', 'north'), { recursive: true });
  const photo = (seed: number) => sitePhotoJpeg({ kind: 'damp', width: 320, height: 240, seed });
  // More than a browser lists at once.
  mkdirSync(join(folder, 'empty'));
  for (let file = 0; file < 120; file += 1) writeFileSync(join(folder, 'empty', `.${file}`), '');
  writeFileSync(join(folder, 'a.jpg'), photo(1));
  writeFileSync(join(folder, 'roof', 'b.jpg'), photo(2));
  writeFileSync(join(folder, 'roof', 'north', 'c.jpg'), photo(3));
  for (const hidden of ['.DS_Store', '._a.jpg', 'Thumbs.db', 'desktop.ini', '.nomedia'])
    writeFileSync(join(folder, 'roof', hidden), 'x');
  for (const hidden of ['.thumbnails', '@eaDir']) {
    mkdirSync(join(folder, hidden));
    writeFileSync(join(folder, hidden, 'a.jpg'), photo(4));
  }
  writeFileSync(join(folder, '.IMG_0042.HEIC.icloud'), 'bplist00');
  writeFileSync(join(folder, 'notes.txt'), 'not a photo');
  writeFileSync(join(folder, 'roof', 'plan.pdf'), '%PDF-1.7');

  await page.goto(`/upload/${reportId}`);
  const area = page.getByRole('group', { name: 'Add photos' });
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop') => {
    const { x = 0, y = 0 } = (await area.boundingBox()) ?? {};
    await browser.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 40, data });
  };
  // As a pointer moves until the page has taken the drag: what is dropped before is nobody's.
  await expect
    .poll(async () => {
      await drag('dragEnter');
      await drag('dragOver');
      return page.getByText('Drop the photos here').isVisible();
    })
    .toBe(true);
  await drag('drop');

  await expectAllStored(page, 3);
  await expectStoredOnceEach(person, reportId, 3);
  // Hidden system files are left out silently; each other file that is no photo has its line.
  const leftOut = page.getByRole('region', { name: 'Files left out' });
  await expect(leftOut).toContainText('3 files were left out');
  await expect(leftOut.getByRole('listitem')).toContainText([
    /\.IMG_0042\.HEIC\.icloud: It is a placeholder/u,
    /notes\.txt/u,
    /plan\.pdf/u,
  ]);
  rmSync(folder, { recursive: true });
});

import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import { seedReport } from '../testing/reports.ts';
import { signRevision } from '../testing/sign-revision.ts';
import { fileOnDisk } from './file-on-disk.ts';

it('shows one stored photo in two findings, and keeps it until neither needs it', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const wall = sitePhotoJpeg({ kind: 'brick-crack', width: 900, height: 600, seed: 21 });
  const other = sitePhotoJpeg({ kind: 'rust-stain', width: 800, height: 600, seed: 22 });
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [fileOnDisk('wall.jpg', wall)]);
  await expectAllStored(page, 1);
  const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  await person.client.from('observations').update(texts).eq('report_id', reportId).throwOnError();

  await page.goto(`/observations/${reportId}`);
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Use this photo for another finding' }).click();
  await expect(page.getByText('The photo has a second row')).toBeVisible();
  const rows = async () => {
    const { data } = await person.client
      .from('observations')
      .select('id, photo, photo_hash, defect, captured_at')
      .eq('report_id', reportId)
      .order('position')
      .throwOnError();
    return data;
  };
  await expect.poll(async () => (await rows()).length).toBe(2);
  const [first, second] = await rows();
  expect(second).toMatchObject({ photo: first!.photo, photo_hash: null, defect: '' });
  expect(first!.defect).toBe('Crack');
  const objects = async () => {
    const bucket = person.client.storage.from('inspection_photos');
    return (await bucket.list(`${person.id}/${reportId}`)).data!.map(({ name }) => name);
  };
  expect(await objects()).toHaveLength(2);

  // Chosen once more, it is still the same file.
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [fileOnDisk('wall.jpg', wall)]);
  await expect(page.getByText('wall.jpg: It is already in this report as Photo 1.')).toBeVisible();

  // What only one of them shows goes; what the other shows stays.
  await page.goto(`/observations/${reportId}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Replace photo' }).click();
  await (await choosing).setFiles(fileOnDisk('other.jpg', other));
  await expect(page.getByText('Photo replaced')).toBeVisible();
  expect(await objects()).toHaveLength(4);
  expect((await fetch(second!.photo)).ok).toBe(true);

  // Two rows of one photo are signed as any two rows.
  await page.getByRole('button', { name: 'More for photo 2' }).click();
  await page.getByRole('menuitem', { name: 'Use this photo for another finding' }).click();
  await expect.poll(async () => (await rows()).length).toBe(3);
  await signRevision({ ...person, reportId });
});

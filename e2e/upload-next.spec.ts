import { expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { expectToast } from './toast.ts';

it('Next says how many were analysed, and asks the analyst no second time @upload-next-4', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const [photo] = drawnPhotoBytes(1);
  const [id] = await seedObservations(person, reportId, [{ photo: photo! }]);
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') order.push('note');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/v1/rpc/ask_about')) order.push('analyst');
  });
  const next = page.getByRole('button', { name: 'Next', exact: true });

  await it.step('stores a note that is typed before it first', async () => {
    await page.goto(`/upload/${reportId}`);
    await page.getByRole('button', { name: 'Add a note on photo 1' }).click();
    await page.getByRole('textbox', { name: 'Note on photo 1' }).fill('Loose coping');
    await next.click();
    await expectToast(page, {
      title: 'Analysis complete',
      description: /^1 photo\(s\) looked at: /,
      kind: 'neutral',
    });
    await expect(page).toHaveURL(`/observations/${reportId}`);
    expect(order.slice(0, 2)).toEqual(['note', 'analyst']);
    const { data } = await person.client.from('observations').select('note').eq('id', id!);
    expect(data).toEqual([{ note: 'Loose coping' }]);
  });

  await it.step('goes on at once where all were', async () => {
    await page.goto(`/upload/${reportId}`);
    await next.click();
    await expect(page).toHaveURL(`/observations/${reportId}`);
    expect(order.filter((one) => one === 'analyst')).toHaveLength(1);
  });
});

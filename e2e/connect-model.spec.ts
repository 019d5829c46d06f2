import { startProductHost } from '../testing/hosts/product-host.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import { startModelServer } from '../testing/model/servers/model-server.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { findFaultsInBothThemes } from './accessibility-check.ts';
import { rows } from './observations-screen.ts';

describe('a model of the machine', () => {
  it('describes the photos that were not assessed, after three presses', async ({ page }) => {
    const ollama = await startModelServer({ kind: 'ollama', models: [{ name: 'qwen3-vl:8b' }] });
    const host = await startProductHost({
      AI_PROVIDER: '',
      OLLAMA_HOST: new URL(ollama.url).host,
    });
    try {
      const person = await signInBrowser(page.context(), host.url);
      const reportId = await seedReport(person);
      const photos = drawnPhotoBytes(2).map((photo) => ({
        photo,
        outcome: 'not_assessed' as const,
      }));
      await seedObservations(person, reportId, photos);
      await page.goto(`${host.url}/observations/${reportId}`);
      await expect(page.getByRole('button', { name: 'Not assessed 2' })).toBeVisible();

      await page.getByRole('button', { name: 'Connect a model' }).click();
      const dialog = page.getByRole('dialog', { name: 'Connect a model' });
      await expect(dialog.getByText('Ollama · recommended')).toBeVisible();
      expect(await findFaultsInBothThemes(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Use qwen3-vl:8b' }).click();
      await page.getByRole('button', { name: 'Analyse 2 with qwen3-vl:8b' }).click();

      await expect(rows(page).getByText('Stepped crack, follows')).toHaveCount(2);
    } finally {
      await host.close();
      await ollama.close();
    }
  });
});

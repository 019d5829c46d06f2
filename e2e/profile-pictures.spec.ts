import type { Page } from '@playwright/test';
import {
  drawing,
  ENTITY_BOMB,
  MARK,
  noisyPhoto,
  signaturePhoto,
  SPY,
  USE_BOMB,
} from './letterhead-files.ts';
import { choose, field, logo, preview, save, signature, readStored } from './profile-screen.ts';
import { toast } from './toast.ts';
import { expect, it } from '../testing/browser/fixtures.ts';

interface Stored {
  media_type: string;
  width: number;
  height: number;
  data: string;
}

/** Colours (RGBA) of a stored picture at some places, as shares of its width and height. */
const coloursAt = (page: Page, { media_type, data }: Stored, places: [number, number][]) =>
  page.evaluate(
    async ([address, shares]) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(picture, 0, 0);
      return shares.map(([x, y]) => [
        ...pen.getImageData(x * (picture.width - 1), y * (picture.height - 1), 1, 1).data,
      ]);
    },
    [`data:${media_type};base64,${data}`, places] as const,
  );

it('pictures of a letterhead are stored as they are to be printed, do nothing, or are refused', async ({
  page,
  person,
}) => {
  await it.step(
    'are redrawn: a mark without its sheet, a signature without its paper',
    async () => {
      await page.goto('/profile');
      await field(page, 'Name of the firm').fill('Hart & Pole LLP');
      await choose(page, 'logo', drawing('mark.svg', MARK));
      await expect(preview(page).getByAltText('Logo')).toBeVisible();
      await choose(page, 'signature', await signaturePhoto(page));
      await expect(preview(page).getByAltText('Signature')).toBeVisible();
      await save(page).click();
      await expect(toast(page, 'Firm and author saved')).toBeVisible();

      const row = await readStored(person);
      const mark = row?.logo as unknown as Stored;
      // 110 by 30 of the sheet's 210 by 297.
      expect(mark.width / mark.height).toBeCloseTo(110 / 30, 1);
      expect(mark.width).toBeGreaterThan(1000);
      const [blue, red, corner] = await coloursAt(page, mark, [
        [0.2, 0.5],
        [0.9, 0.5],
        [1, 0],
      ]);
      expect(blue).toEqual([29, 78, 216, 255]);
      expect(red).toEqual([185, 28, 28, 255]);
      expect(corner?.[3]).toBe(0);

      const hand = row?.signature as unknown as Stored;
      expect(hand.media_type).toBe('image/png');
      expect(hand.width / hand.height).toBeGreaterThan(2);
      const [paper] = await coloursAt(page, hand, [[0.5, 0]]);
      expect(paper?.[3]).toBe(0);

      await signature(page).getByRole('checkbox', { name: 'Make white transparent' }).uncheck();
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await save(page).click();
      await expect
        .poll(async () => {
          const whole = (await readStored(person))?.signature as unknown as Stored;
          return (await coloursAt(page, whole, [[0, 0]]))[0]?.[3];
        })
        .toBe(255);
      await logo(page).getByRole('button', { name: 'Remove logo' }).click();
      await save(page).click();
      await expect.poll(async () => (await readStored(person))?.logo).toBe(null);
      expect((await readStored(person))?.firm_name).toBe('Hart & Pole LLP');
    },
  );

  await it.step('stay within their 300 KB, whatever they show', async () => {
    await page.goto('/profile');
    await choose(page, 'logo', await noisyPhoto(page, 1500, 1000));
    await expect(preview(page).getByAltText('Logo')).toBeVisible();
    await save(page).click();
    await expect(toast(page, 'Firm and author saved')).toBeVisible();
    const noise = (await readStored(person))?.logo as unknown as Stored;
    expect(noise.media_type).toBe('image/jpeg');
    expect(noise.data.length).toBeLessThanOrEqual(307_200);
    await page.reload();
    await expect(preview(page).getByAltText('Logo')).toBeVisible();
  });

  await it.step('run nothing and ask nobody', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => asked.push(dialog.message()));
    await page.goto('/profile');
    await choose(page, 'logo', drawing('spy.svg', SPY));
    await expect(preview(page).getByAltText('Logo')).toBeVisible();
    await save(page).click();
    await expect(toast(page, 'Firm and author saved')).toBeVisible();
    expect(asked.filter((url) => url.includes(':9/'))).toEqual([]);
    await expect(page).toHaveTitle(/Firm and Author/);
    const drawn = (await readStored(person))?.logo as unknown as Stored;
    expect(drawn.media_type).toBe('image/png');
    const bytes = Buffer.from(drawn.data, 'base64').toString('latin1');
    expect(bytes).not.toMatch(/script|127\.0\.0\.1/);
  });

  await it.step(
    'are refused with a sentence each where they are none, and nothing is lost',
    async () => {
      await page.goto('/profile');
      await field(page, 'Name of the author').fill('Ada Pole');
      await choose(page, 'logo', drawing('mark.svg', MARK));
      await expect(preview(page).getByAltText('Logo')).toBeVisible();
      const { buffer: png } = await noisyPhoto(page, 40, 30);
      const still = png.subarray(0, 33);
      const moving = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
      const files: [name: string, content: Buffer, sentence: string][] = [
        ['cut.png', png.subarray(0, png.length - 40), 'The file is damaged'],
        ['film.png', Buffer.concat([still, moving, png.subarray(33)]), 'It is animated'],
        [
          'blank.svg',
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          'nothing on the picture',
        ],
      ];
      for (const [name, buffer, sentence] of files) {
        await choose(page, 'logo', { name, mimeType: 'image/png', buffer });
        await expect(logo(page).getByRole('alert'), name).toContainText(`${name}: `);
        await expect(logo(page).getByRole('alert'), name).toContainText(sentence);
        await expect(preview(page).getByAltText('Logo')).toBeVisible();
      }
      await expect(field(page, 'Name of the author')).toHaveValue('Ada Pole');
    },
  );

  await it.step('are refused soon where they would keep the page waiting', async () => {
    for (const [name, bomb] of [
      ['uses.svg', USE_BOMB],
      ['entities.svg', ENTITY_BOMB],
    ] as const) {
      await choose(page, 'logo', drawing(name, bomb));
      await expect(logo(page).getByRole('alert')).toContainText(
        `${name}: The drawing is too large a work to be drawn here.`,
      );
    }
  });
});

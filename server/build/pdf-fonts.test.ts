import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { listPdfFonts, makePdfFont } from './pdf-fonts.ts';

it('knows the fonts of fifteen families, each in two weights', () => {
  const names = listPdfFonts();
  const families = new Set(names.map((name) => name.split('-')[2]));
  expect(families.size).toBe(15);
  expect(new Set(names).size).toBe(names.length);
  const bold = names.filter((name) => name.endsWith('-700'));
  expect(bold.map((name) => name.replace(/700$/, '400')).toSorted()).toEqual(
    names.filter((name) => name.endsWith('-400')).toSorted(),
  );
});

it('makes a font of a package’s slice, of one of our own and of a script’s only one', async () => {
  for (const name of ['noto-sans-jp-119-700', 'noto-sans-kr-jamo-400', 'noto-sans-thai-thai-400']) {
    expect(existsSync((await makePdfFont(name)) ?? '')).toBe(true);
  }
});

it.each(['', 'noto-sans-jp-999-400', 'noto-sans-jp-119-500', '../package', 'noto-sans-jp-..-400'])(
  'has no font “%s”',
  async (name) => {
    expect(await makePdfFont(name)).toBeNull();
  },
);

it('leaves a font where another build has put it', () => {
  const folder = temporaryFolder();
  const [font, place] = [join(folder, 'font'), join(folder, 'place')];
  writeFileSync(font, 'a font');
  linkOrCopy(font, place);
  linkOrCopy(font, place);
  expect(readFileSync(place, 'utf8')).toBe('a font');
});

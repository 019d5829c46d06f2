import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { toolPath } from './tools/install-tools';

/**
 * Substitutes for the fonts that a Word file names: those that our own files are set in, so that both have the same
 * measures on a machine that has neither. Han families are here whole: LibreOffice would take a slice for all of its
 * family.
 */
const STANDS_FOR: Record<string, string> = {
  Arial: 'Arimo',
  'Yu Gothic': 'Noto Sans JP',
  'Microsoft YaHei': 'Noto Sans SC',
  'Microsoft JhengHei': 'Noto Sans TC',
  'Malgun Gothic': 'Noto Sans KR',
  'Nirmala UI': 'Noto Sans Devanagari',
  'Leelawadee UI': 'Noto Sans Thai',
};

/** Writes the settings of the system's font library into a folder; gives the file's path. */
export function writeFontSettings(folder: string): string {
  const resolve = createRequire(import.meta.url).resolve;
  const ours = dirname(dirname(resolve('@expo-google-fonts/arimo/package.json')));
  const folders = [ours, toolPath('@expo-google-fonts')].map((path) => `<dir>${path}</dir>`);
  const cache = join(folder, 'font-cache');
  mkdirSync(cache, { recursive: true });
  const path = join(folder, 'fonts.conf');
  const matches = Object.entries(STANDS_FOR).map(
    ([named, ours]) =>
      `<match target="pattern"><test name="family"><string>${named}</string></test>` +
      `<edit name="family" mode="assign" binding="same"><string>${ours}</string></edit></match>`,
  );
  writeFileSync(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.join('')}` +
      `<cachedir>${cache}</cachedir>${matches.join('')}</fontconfig>`,
  );
  return path;
}

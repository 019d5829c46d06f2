import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT_FOLDER } from '../project-folder.ts';

/**
 * Fonts come from @fontsource-variable as compressed, variable slices: one for most scripts, a hundred
 * for each family of Han characters, and ours for the characters missing there. The PDF embeds plain
 * TrueType, built once per slice and weight and cached outside the built app. A font's name has its
 * family, slice and weight: "noto-sans-jp-119-700".
 */

const PACKAGES = 'node_modules/@fontsource-variable';
const OWN = 'src/document/pdf/han-rare';
const inProject = (path: string) => join(PROJECT_FOLDER, path);

/** The folder's name depends on its content, so that browsers can cache a font for ever. */
export const PDF_FONTS = `fonts-${digest()}`;
/** The cache of fonts, for these slices and earlier ones. */
export const KEPT = inProject('node_modules/.cache/pdf-fonts');

function digest(): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync(`${PACKAGES}/noto-sans-*/package.json`, { cwd: PROJECT_FOLDER }),
    ...globSync(`${OWN}/*`, { cwd: PROJECT_FOLDER }),
    'node_modules/subset-font/package.json',
    'node_modules/harfbuzzjs/package.json',
  ];
  for (const file of files.sort()) hash.update(readFileSync(inProject(file)));
  return hash.digest('hex').slice(0, 8);
}

/** Every slice of a Han family; of the others the one with their script, for the rest is Arimo's. */
const USED = /^noto-sans-((sc|tc|jp|kr)-.*|([a-z]+)-\3)$/;

export function listPdfFonts(): string[] {
  const slices = globSync(`${PACKAGES}/noto-sans-*/files/*-wght-normal.woff2`, {
    cwd: PROJECT_FOLDER,
  })
    .map((file) => basename(file, '-wght-normal.woff2'))
    .filter((slice) => USED.test(slice));
  const own = globSync(`${OWN}/*.woff2`, { cwd: PROJECT_FOLDER });
  return [
    ...slices.flatMap((slice) => [`${slice}-400`, `${slice}-700`]),
    ...own.map((file) => basename(file, '.woff2')),
  ];
}

/** A font's path; builds the font first if needed. Null when there is no such font. */
export async function makePdfFont(name: string): Promise<string | null> {
  const path = join(KEPT, PDF_FONTS, `${name}.ttf`);
  if (existsSync(path)) return path;
  const [, family, slice, weight] = /^(noto-sans-[a-z]+)-([a-z0-9-]+)-(400|700)$/.exec(name) ?? [];
  const own = inProject(`${OWN}/${name}.woff2`);
  const packed = inProject(`${PACKAGES}/${family}/files/${family}-${slice}-wght-normal.woff2`);
  const source = [own, packed].find((file) => existsSync(file));
  if (family === undefined || source === undefined) return null;
  const { default: subsetFont } = await import('subset-font');
  const font = await subsetFont(readFileSync(source), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(source === packed && { variationAxes: { wght: Number(weight) } }),
  });
  mkdirSync(join(KEPT, PDF_FONTS), { recursive: true });
  // As a whole or not at all: tests build fonts in several processes.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, font);
  renameSync(unfinished, path);
  return path;
}

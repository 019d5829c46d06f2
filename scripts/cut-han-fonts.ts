/**
 * node scripts/cut-han-fonts.ts: cuts from the whole fonts of Han characters (of testing/tools) what the slices of
 * @fontsource-variable lack or part, into src/document/pdf/han-rare; see decision 188. Takes some minutes.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { makePdfFont } from '../server/build/pdf-fonts.ts';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { readRanges, writeRanges } from '../src/document/pdf/unicode-ranges.ts';
import { WHOLE_HAN_FONTS, wholeFont, wholeHanLicence } from '../testing/whole-fonts.ts';

/** So many characters are some 80 KB as they are kept, and 200 KB as they are served. */
const SLICE_LENGTH = 512;

/** Characters that a font's rules join or kern, so that one file has to hold them all. */
const TOGETHER = {
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}\u3001\u3002\u3033-\u3035\u30fb\u30fc\uff0c\uff0e]|[\u3099-\u309c]/u,
  jamo: /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]|[\u302e\u302f]/u,
};

/** The rules that a shaper applies unasked. */
const FEATURES =
  'calt ccmp clig curs kern liga ljmo locl mark mkmk rclt rlig tjmo vjmo'.match(/\w+/g) ?? [];

const out = join(PROJECT_FOLDER, 'src/document/pdf/han-rare');
rmSync(out, { recursive: true, force: true });
mkdirSync(out);

for (const [name, file] of Object.entries(WHOLE_HAN_FONTS)) {
  const { present, lacking } = await packedCharacters(name);
  const slices = cutCharacters(name, file, present);
  for (const weight of [400, 700] as const) {
    const whole = readFileSync(wholeFont(name, file, weight));
    for (const [slice, characters] of slices) {
      const font = await subsetFont(whole, String.fromCodePoint(...characters), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
      });
      writeFileSync(join(out, `${name}-${slice}-${weight}.woff2`), font);
    }
  }
  const own = Object.fromEntries(
    slices.map(([slice, characters]) => [slice, writeRanges(characters)]),
  );
  writeFileSync(join(out, `${name}.json`), `${JSON.stringify({ lacking, own }, null, 2)}\n`);
  console.log(`${name}: ${slices.length} slices`);
}
copyFileSync(wholeHanLicence, join(out, 'OFL.txt'));

/** The characters that the package names for its slices: those that they have, and those that they lack. */
async function packedCharacters(name: string) {
  const packed = JSON.parse(
    readFileSync(
      join(PROJECT_FOLDER, `node_modules/@fontsource-variable/${name}/unicode.json`),
      'utf8',
    ),
  ) as Record<string, string>;
  const present: number[] = [];
  const lacking: Record<string, string> = {};
  for (const [key, ranges] of Object.entries(packed)) {
    const path = await makePdfFont(`${name}-${key.replace(/[[\]]/g, '')}-400`);
    if (path === null) throw new Error(`${name} has no slice ${key}.`);
    const font = create(readFileSync(path));
    const codes = readRanges(ranges);
    const found = codes.filter((code) => font.hasGlyphForCodePoint(code));
    present.push(...found);
    const here = new Set(found);
    const missing = codes.filter((code) => !here.has(code));
    if (missing.length > 0) lacking[key] = writeRanges(missing);
  }
  return { present, lacking };
}

function cutCharacters(
  name: string,
  file: string,
  present: number[],
): [slice: string, characters: number[]][] {
  const all = create(readFileSync(wholeFont(name, file, 400))).characterSet;
  const elsewhere = new Set(present);
  const together = Object.entries(TOGETHER)
    .map(([slice, pattern]): [string, number[]] => [
      slice,
      all.filter((code) => pattern.test(String.fromCodePoint(code))),
    ])
    // A font with two signs of Korean does not join any letters.
    .filter(([, characters]) => characters.length > 10);
  for (const code of together.flatMap(([, characters]) => characters)) elsewhere.add(code);
  const rare = all.filter((code) => !elsewhere.has(code));
  const slices = Array.from(
    { length: Math.ceil(rare.length / SLICE_LENGTH) },
    (_, index): [string, number[]] => [
      `rare-${index + 1}`,
      rare.slice(index * SLICE_LENGTH, (index + 1) * SLICE_LENGTH),
    ],
  );
  return [...together, ...slices];
}

import { type FontFamily, HAN_FAMILIES } from './font-families';

/**
 * The families of Han characters, the one that draws them as the report's readers write them first: by
 * the report's language, then by the letters in it that only one of the languages has. Nothing of
 * either means simplified Chinese, which has the most characters.
 */
export function hanFamilies(language: string, graphemes: Iterable<string>): FontFamily[] {
  const counts = new Map(HAN_FAMILIES.map((family) => [family, 0]));
  for (const grapheme of graphemes) {
    for (const family of HAN_FAMILIES) {
      if (family.tells?.test(grapheme)) counts.set(family, (counts.get(family) ?? 0) + 1);
    }
  }
  const rank = (family: FontFamily) =>
    isIn(language, family) ? Number.POSITIVE_INFINITY : (counts.get(family) ?? 0);
  return [...HAN_FAMILIES].sort((one, other) =>
    rank(one) === rank(other) ? 0 : rank(other) - rank(one),
  );
}

function isIn(language: string, family: FontFamily): boolean {
  const asked = new Intl.Locale(language).maximize();
  const own = new Intl.Locale(family.language ?? 'und').maximize();
  return asked.language === own.language && asked.script === own.script;
}

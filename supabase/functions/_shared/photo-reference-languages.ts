/**
 * How people write references to photos, a row for each language that they write reports in. Words
 * stand as parts of regular expressions, matched whatever their case.
 */

export interface ReferenceLanguage {
  /** What a report calls a photo: in the singular, in the plural, and where the word does not say. */
  one: string;
  many: string;
  either?: string;
  /** What may stand before a number: "no.", "n°". */
  mark: string;
  and: string;
  /** Between the ends of a range; a dash means it everywhere. */
  to: string;
  /** Frequent small words, to tell languages apart that share the word "foto". */
  common: string;
  /** How lists are written anew. */
  writes: { comma: string; and: string };
  isUnspaced?: true;
}

const spaced = (and: string) => ({ comma: ', ', and: ` ${and} ` });

/** Japanese comes with its own figures, commas and counters, and without spaces. */
const JAPANESE: ReferenceLanguage = {
  one: '(?!)',
  many: '(?!)',
  either: '写真|画像|図版',
  mark: String.raw`(?:番号|第|no\.?|№|ナンバー)`,
  and: 'と|や|及び|および|又は|または|並びに|ならびに|若しくは|もしくは',
  to: 'から',
  common: '[ぁ-ん]',
  writes: { comma: '、', and: '、' },
  isUnspaced: true,
};

export const REFERENCE_LANGUAGES: readonly ReferenceLanguage[] = [
  {
    one: 'photo(?:graph)?|image|picture',
    many: 'photo(?:graph)?s|images|pictures',
    mark: String.raw`(?:nos?|numbers?)\b\.?|#|№`,
    and: 'and/or|and|or',
    to: 'to|through|until',
    common: 'the|and|of|is|are|in|at|to|with|shows?|from',
    writes: spaced('and'),
  },
  {
    one: 'foto|bild(?:es)?|lichtbild(?:es)?|fotografie|aufnahme|abbildung',
    many: 'fotos|bildern?|lichtbildern?|fotografien|aufnahmen|abbildungen',
    either: String.raw`abb\.?|fot\.`,
    mark: String.raw`(?:nrn?|no)\b\.?|nummern?\b|#`,
    and: String.raw`und/oder|und|oder|sowie|bzw\.|u\.`,
    to: 'bis(?: zu)?',
    common: 'der|die|das|und|ist|sind|ein|eine|im|mit|auf|den|von|siehe',
    writes: spaced('und'),
  },
  {
    one: 'photo|photographie|image|cliché',
    many: 'photos|photographies|images|clichés',
    mark: String.raw`n(?:[°º]s?|os?\b\.?|uméros?\b)|#`,
    and: 'et/ou|et|ou|ainsi que',
    to: "à|au|jusqu[’']à",
    common: 'le|la|les|des|est|sont|et|une|du|sur|dans|voir|au',
    writes: spaced('et'),
  },
  {
    one: 'foto|fotografía|imagen',
    many: 'fotos|fotografías|imágenes',
    mark: String.raw`n(?:\.?\s?[°º]s?|os?\b\.?|[úu]ms?\b\.?|[úu]meros?\b)|#`,
    and: 'y/o|y|e|o|u',
    to: 'a(?: la)?|al|hasta(?: la)?',
    common: 'el|los|las|y|del|una|en|con|se|es|son|ver|muestra',
    writes: spaced('y'),
  },
  {
    one: 'foto|afbeelding|opname',
    many: "foto[’']?s|afbeeldingen|opnamen",
    either: String.raw`afb\.`,
    mark: String.raw`(?:nrs?|no)\b\.?|nummers?\b|#`,
    and: 'en/of|en|of|alsook',
    to: 'tot(?: en met)?|t/m|t\\.?e\\.?m\\.?',
    common: 'het|een|de|en|van|is|zijn|op|met|zie',
    writes: spaced('en'),
  },
  {
    one: 'foto|fotografia|imagem',
    many: 'fotos|fotografias|imagens',
    mark: String.raw`n(?:\.?\s?[°ºo]s?\b\.?|\.?[°º]s?|úms?\b\.?|úmeros?\b)|#`,
    and: 'e/ou|e|ou',
    to: 'a|à|ao|até(?: à)?',
    common: 'os|as|uma|um|da|do|em|com|não|são|é|ver|na|no',
    writes: spaced('e'),
  },
  {
    one: 'fotografia|immagine',
    many: 'fotografie|immagini',
    either: 'foto',
    mark: String.raw`nn?\.|n[°º]|num(?:er[oi])?\b\.?|#`,
    and: 'e/o|e|ed|o|oppure',
    to: 'a|al|alla|fino a',
    common: 'il|gli|di|è|sono|una|della|nel|con|che|sul|si|vedi',
    writes: spaced('e'),
  },
  JAPANESE,
];

/**
 * The letters of these languages and of their neighbours. As a property of Unicode they would be six
 * hundred ranges each time, and the patterns made of them take a second to compile.
 */
export const LETTER = '[a-zªºµß-öø-ɏͰ-ԯ]';

/** The language of those given whose small words a text has most of; the first where none is ahead. */
export function likeliestLanguage(
  text: string,
  languages: readonly ReferenceLanguage[],
): ReferenceLanguage | undefined {
  const scored = languages.map((language) => {
    const words = new RegExp(`(?<!${LETTER})(?:${language.common})(?!${LETTER})`, 'gi');
    return { language, score: text.match(words)?.length ?? 0 };
  });
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, one) => (!best || one.score > best.score ? one : best),
    undefined,
  )?.language;
}

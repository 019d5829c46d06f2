import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'het|een|de|en|van|is|zijn|op|met|niet|in|naar|voor|door|onder|boven|langs|aan|bij|uit|tussen|worden|laten|zie',
  photos: {
    one: 'foto|afbeelding|opname',
    many: "foto[’']?s|afbeeldingen|opnamen",
    either: String.raw`afb\.`,
    mark: String.raw`(?:nrs?|no)\b\.?|nummers?\b|#`,
    and: 'en/of|en|of|alsook',
    to: 'tot(?: en met)?|t/m|t\\.?e\\.?m\\.?',
    time: 'jaar|dagen|weken|maanden',
    units: String.raw`meters?`,
  },
  marks: { one: 'markering', many: 'markeringen', cited: 'markering {number}' },
  unchecked: {
    one: 'Op {day} had niemand de waarneming bij foto {photo} gecontroleerd.',
    several: 'Op {day} had niemand de waarnemingen bij foto’s {photos} gecontroleerd.',
    others: ' en andere ({count} in totaal)',
  },
  noDefect: String.raw`geen\s+(?:zichtbaa?re?\s+)?(?:gebrek|gebreken|schade)`,
};

import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  photos: {
    one: 'foto|bild(?:es)?|lichtbild(?:es)?|fotografie|aufnahme|abbildung',
    many: 'fotos|bildern?|lichtbildern?|fotografien|aufnahmen|abbildungen',
    either: String.raw`abb\.?|fot\.`,
    mark: String.raw`(?:nrn?|no)\b\.?|nummern?\b|#`,
    and: String.raw`und/oder|und|oder|sowie|bzw\.|u\.`,
    to: 'bis(?: zu)?',
    common: 'der|die|das|und|ist|sind|ein|eine|im|mit|auf|den|von|siehe',
    time: 'jahren?|tagen?|wochen?|monaten?',
    units: String.raw`metern?|stück`,
  },
  marks: { one: 'markierung', many: 'markierungen', cited: 'Markierung {number}' },
  unchecked: {
    one: 'Stand {day} hat niemand die Feststellung zu Foto {photo} geprüft.',
    several: 'Stand {day} hat niemand die Feststellungen zu den Fotos {photos} geprüft.',
    others: ' und weiteren (insgesamt {count})',
  },
  noDefect: String.raw`keine?\s+(?:sichtbaren?\s+|sichtbarer\s+)?(?:schaden|schäden|mangel|mängel)`,
};

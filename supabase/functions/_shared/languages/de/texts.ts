import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'der|die|das|und|ist|sind|ein|eine|einer|einem|im|mit|auf|den|dem|des|von|vom|am|an|zum|zur|bei|oder|nicht|unter|unterhalb|oberhalb|entlang|über|aus|durch|wird|werden|sichtbar|links|rechts|vor|nach|lassen|siehe',
  photos: {
    one: 'foto|bild(?:es)?|lichtbild(?:es)?|fotografie|aufnahme|abbildung',
    many: 'fotos|bildern?|lichtbildern?|fotografien|aufnahmen|abbildungen',
    either: String.raw`abb\.?|fot\.`,
    mark: String.raw`(?:nrn?|no)\b\.?|nummern?\b|#`,
    and: String.raw`und/oder|und|oder|sowie|bzw\.|u\.`,
    to: 'bis(?: zu)?',
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

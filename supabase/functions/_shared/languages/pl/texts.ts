import type { LanguageTexts } from '../forms/texts.ts';

export const TEXTS: LanguageTexts = {
  common:
    'jest|są|się|nie|na|w|z|ze|od|przy|pod|nad|oraz|przez|wzdłuż|pomiędzy|między|powyżej|poniżej|po|lub|dla|aż|widoczna|widoczne|widoczny|lewej|prawej|przed|za|widać|patrz',
  photos: {
    one: 'zdjęcie|zdjęciu|zdjęciem|fotografi[aęą]',
    many: 'zdjęć|zdjęciach|zdjęciami|zdjęciom|fotografie|fotografiach|fotografiami|fotografiom',
    // "Ze zdjęcia 3" is one photo, "zdjęcia 3 i 5" two.
    either: String.raw`zdjęcia|fotografii|fot\.`,
    mark: String.raw`(?:nr|numery?)\b\.?|o\s+numer(?:ze|ach)\b|#`,
    and: 'i/lub|i|oraz|lub|albo|a także',
    to: '(?:aż )?do|po',
    time: 'lata?|roku|dni|dnia|tygodni(?:a|e|u)?|miesi(?:ąca|ące|ęcy)',
    units: String.raw`metr(?:a|y|ów)|cal[ei]|sztuk[ai]?|szt\.`,
  },
  marks: {
    one: 'oznaczeni(?:e|u|em|a)',
    many: 'oznacze(?:nia|ń|niach|niami|niom)',
    cited: 'oznaczenie {number}',
  },
  unchecked: {
    one: 'Według stanu na dzień {day} nikt nie sprawdził ustalenia ze zdjęcia {photo}.',
    several: 'Według stanu na dzień {day} nikt nie sprawdził ustaleń ze zdjęć {photos}.',
    others: ' i innych (łącznie {count})',
  },
  noDefect: String.raw`(?:brak|bez|nie\s+stwierdzono|nie\s+widać)\s+(?:widocznych\s+)?(?:usterek|wad|uszkodzeń|defektów)`,
};

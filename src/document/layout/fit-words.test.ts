import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { FINDINGS_IN } from '../../../testing/findings/findings';
import { unbindWords } from '@shared/languages/bind-words';
import { fitRuns, fitWords } from './fit-words';
import { loadHyphenation } from './hyphenation';

const NARROW = { width: 50, size: 9 };
const shown = (text: string) => text.replaceAll('\u00ad', '|');

describe('fitWords', () => {
  it.each([
    ['de-DE', 'Wärmedämmverbundsystem', 'Wär|me|dämm|ver|bund|sys|tem'],
    ['de-DE', 'Entwässerungsrinne, EG', 'Ent|wäs|se|rungs|rin|ne, EG'],
    ['en-GB', 'Waterproofing of decks', 'Wa|ter|proof|ing of decks'],
    ['es', 'impermeabilización', 'im|per|mea|bi|li|za|ción'],
    ['fr', 'réimperméabilisation', 'ré|im|per|méa|bi|li|sa|tion'],
    ['it', 'impermeabilizzazione', 'im|per|mea|bi|liz|za|zio|ne'],
    ['nl', 'voegovergangsconstructie', 'voeg|over|gangs|con|struc|tie'],
    ['pl', 'nieprzepuszczalność', 'nie|prze|pusz|czal|ność'],
    ['pt', 'impermeabilização', 'im|per|me|a|bi|li|za|ção'],
    ['ja-JP', 'Ductilecastironpipework', 'Ductilecastironpipework'],
    ['xx', 'Wärmedämmverbundsystem', 'Wärmedämmverbundsystem'],
  ])('parts a word by its language: %s, %s', async (tag, text, parted) => {
    expect(shown(fitWords(text, NARROW, await loadHyphenation(tag)))).toBe(parted);
  });

  it('leaves words alone that have room, are codes, or lead to a photo', async () => {
    const hyphenate = await loadHyphenation('de-DE');
    expect(fitWords('Entwässerungsrinne', { width: 400, size: 9 }, hyphenate)).toBe(
      'Entwässerungsrinne',
    );
    expect(fitWords('A-4410/9-11.12-9-17', NARROW, hyphenate)).toBe('A-4410/9-11.12-9-17');
    const link = { text: 'Photographien 3', photo: 3, words: 'Photographien ' };
    expect(fitRuns([link], NARROW, hyphenate)).toEqual([link]);
  });

  it.each(LANGUAGES)('changes no letter of what engineers write: %s', async (language) => {
    const hyphenate = await loadHyphenation(language);
    for (const text of FINDINGS_IN[language].flatMap((finding) => Object.values(finding)))
      expect(unbindWords(fitWords(text, NARROW, hyphenate))).toBe(text);
  });
});

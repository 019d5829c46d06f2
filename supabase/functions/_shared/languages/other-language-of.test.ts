import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { otherLanguageOf } from './other-language-of.ts';

/** The same row in each language. */
const ROWS = {
  en: 'Vertical crack in the render from the lintel to the eaves. Rust staining below the fixings.',
  de: 'Senkrechter Riss im Putz vom Sturz bis zur Traufe. Rostfahnen unterhalb der Befestigungen.',
  fr: 'Fissure verticale dans l’enduit, du linteau jusqu’au toit. Coulures de rouille sous les fixations.',
  es: 'Fisura vertical en el revoco, del dintel al alero. Manchas de óxido bajo las fijaciones.',
  nl: 'Verticale scheur in het pleisterwerk, van de latei tot aan het dak. Roest onder de bevestigingen.',
  pt: 'Fissura vertical no reboco, da verga ao beiral. Manchas de ferrugem sob as fixações.',
  it: 'Fessura verticale nell’intonaco, dall’architrave alla gronda. Macchie di ruggine sotto i fissaggi.',
  ja: 'まぐさから軒までモルタルに鉛直ひび割れ。取付部の下に錆汁。',
};

describe.each(LANGUAGES)('a report in %s', (expected) => {
  it.each(LANGUAGES)('with a row in %s', (language) => {
    expect(otherLanguageOf(ROWS[language], expected)).toBe(language === expected ? null : language);
  });
});

it.each(['Beton', 'Balkon', 'IPE 200', 'HEB 300, S355', 'Corten', '', 'Portland'])(
  'does not judge by %j alone',
  (text) => {
    for (const language of LANGUAGES) expect(otherLanguageOf(text, language)).toBeNull();
  },
);

it('takes designations in a Japanese text for what they are', () => {
  expect(otherLanguageOf('H形鋼 SN400B の塗膜に錆。ボルト M16。', 'ja')).toBeNull();
});

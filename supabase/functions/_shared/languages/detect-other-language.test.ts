import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { detectOtherLanguage } from './detect-other-language.ts';
import { EXAMPLES_IN } from './tables/examples.fixture.ts';

describe.each(LANGUAGES)('a report in %s', (expected) => {
  it.each(LANGUAGES)('with a row in %s', (language) => {
    expect(detectOtherLanguage(EXAMPLES_IN[language].row, expected)).toBe(
      language === expected ? null : language,
    );
  });
});

it.each(['Beton', 'Balkon', 'IPE 200', 'HEB 300, S355', 'Corten', '', 'Portland'])(
  'does not judge by %j alone',
  (text) => {
    for (const language of LANGUAGES) expect(detectOtherLanguage(text, language)).toBeNull();
  },
);

it('takes designations in a Japanese text for what they are', () => {
  expect(detectOtherLanguage('H形鋼 SN400B の塗膜に錆。ボルト M16。', 'ja')).toBeNull();
});

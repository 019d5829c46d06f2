import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language';

it.each([
  [['de-AT', 'en'], 'de'],
  [['pl-PL', 'fr', 'en-US'], 'fr'],
  [['JA'], 'ja'],
  [['pl-PL', 'cs'], 'en'],
  [[], 'en'],
] as const)('of %j is %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

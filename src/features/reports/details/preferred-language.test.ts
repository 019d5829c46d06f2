import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language';

it.each([
  [['de-AT', 'en'], 'de'],
  [['qaa-PL', 'fr', 'en-US'], 'fr'],
  [['JA'], 'ja'],
  [['qaa', 'qab'], 'en'],
  [[], 'en'],
] as const)('of %j is %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

import { expect, it } from 'vitest';
import { reportLanguageOf } from './language.ts';

it.each([
  ['ja', 'ja'],
  ['de-AT', 'de'],
  ['qaa', 'en'],
  ['', 'en'],
])('reads a report whose stored language is %j as one in %s', (tag, language) => {
  expect(reportLanguageOf(tag)).toBe(language);
});

import { expect, it } from 'vitest';
import { readReportLanguage } from './language.ts';

it.each([
  ['ja', 'ja'],
  ['de-AT', 'de'],
  ['qaa', 'en'],
  ['', 'en'],
])('reads a report whose stored language is %j as one in %s', (tag, language) => {
  expect(readReportLanguage(tag)).toBe(language);
});

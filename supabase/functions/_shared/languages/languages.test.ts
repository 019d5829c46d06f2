import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';

/** The files of a language's folder, each with its form and with what else it is loaded. */
const FILES = {
  facts: 'LanguageFacts',
  texts: 'LanguageTexts',
  document: 'DocumentWords',
  quick: 'QuickTable',
  ratings: 'SchemeWords',
  analyst: 'AnalystWords',
  patterns: 'LanguagePatterns',
};
const FOLDERS = LANGUAGES.map((language) => [language, join(import.meta.dirname, language)]);

it.each(FOLDERS)('%s has every file of a language', (_, folder) => {
  const missing = Object.keys(FILES).filter((name) => !existsSync(join(folder, `${name}.ts`)));
  expect(missing).toEqual([]);
});

describe('the table of each file has every language', () => {
  // What is missing is written by `npx vitest run languages.test -u`.
  it.each(Object.entries(FILES))('%s', async (name, form) => {
    await expect(tableOf(name, form)).toMatchFileSnapshot(`tables/${name}.ts`);
  });
});

/** One file of all languages as a module, so that a screen loads no more than it needs. */
function tableOf(name: string, form: string): string {
  const all = name.toUpperCase();
  const imports = [...LANGUAGES]
    .sort()
    .map((tag) => `import { ${all} as ${tag} } from '../${tag}/${name}.ts';`);
  return `// Written by languages.test.ts from the list in language.ts.
${imports.join('\n')}
import type { ${form} } from '../forms/${name}.ts';
import type { Language } from '../language.ts';

export const ${all}_IN: Record<Language, ${form}> = {
${LANGUAGES.map((tag) => `  ${tag},\n`).join('')}};
`;
}

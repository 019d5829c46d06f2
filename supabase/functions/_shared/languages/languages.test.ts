import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { ANALYST_IN } from './tables/analyst.ts';
import { DOCUMENT_IN } from './tables/document.ts';
import { QUICK_IN } from './tables/quick.ts';
import { TEXTS_IN } from './tables/texts.ts';

/** The files of a language's folder, each with its form and with what else it is loaded. */
const FILES = {
  facts: 'LanguageFacts',
  texts: 'LanguageTexts',
  document: 'DocumentWords',
  quick: 'QuickTable',
  ratings: 'SchemeWords',
  analyst: 'AnalystWords',
  patterns: 'LanguagePatterns',
  'examples.fixture': 'LanguageExamples',
};
const SENTENCES = { texts: TEXTS_IN, document: DOCUMENT_IN, quick: QUICK_IN, analyst: ANALYST_IN };
const FOLDERS = LANGUAGES.map((language) => [language, join(import.meta.dirname, language)]);

it.each(FOLDERS)('%s has every file of a language', (_, folder) => {
  const missing = Object.keys(FILES).filter((name) => !existsSync(join(folder, `${name}.ts`)));
  expect(missing).toEqual([]);
});

describe.each(LANGUAGES)('the sentences of %s', (language) => {
  it.each(Object.entries(SENTENCES))(
    'have the places to fill that the English %s have',
    (_, all) => {
      expect(listPlaces(all[language])).toEqual(listPlaces(all.en));
    },
  );
});

describe('the table of each file has every language', () => {
  // Missing lines are written by `npx vitest run languages.test -u`.
  it.each(Object.entries(FILES))('%s', async (name, form) => {
    await expect(buildTable(name, form)).toMatchFileSnapshot(`tables/${name}.ts`);
  });
});

/** The placeholders by text: "more" has "count", in all its forms together. */
function listPlaces(value: unknown, path = ''): [path: string, ...places: string[]][] {
  const forms = typeof value === 'object' && value !== null ? value : { other: value };
  if (!('other' in forms)) {
    return Object.entries(forms).flatMap(([key, one]) => listPlaces(one, `${path}/${key}`));
  }
  const places =
    Object.values(forms)
      .join()
      .match(/\{\w+\}/g) ?? [];
  return places.length === 0 ? [] : [[path, ...new Set(places.toSorted())]];
}

/** One file of all languages as a module, so that a screen loads no more than it needs. */
function buildTable(name: string, form: string): string {
  const [topic = name] = name.split('.');
  const all = topic.toUpperCase();
  const imports = [...LANGUAGES]
    .sort()
    .map((tag) => `import { ${all} as ${tag} } from '../${tag}/${name}.ts';`);
  const start = `export const ${all}_IN: Record<Language, ${form}> = {`;
  const line = `${start} ${LANGUAGES.join(', ')} };`;
  return `// Written by languages.test.ts from the list in language.ts.
${imports.join('\n')}
import type { ${form} } from '../forms/${name}.ts';
import type { Language } from '../language.ts';

${line.length > 100 ? `${start}\n${LANGUAGES.map((tag) => `  ${tag},\n`).join('')}};` : line}
`;
}

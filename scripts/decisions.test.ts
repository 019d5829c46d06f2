import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

const FOLDER = 'docs/decisions';
const WINGS = 'analyst-lab,bench,deploy,docs,e2e,eslint,scripts,server,src,supabase,testing';

const readText = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const sources = globSync(`{*,{${WINGS}}/**/*}.{css,js,md,sql,ts,tsx}`, {
  cwd: PROJECT_FOLDER,
  exclude: ['**/node_modules/**', 'server/main.ts'],
});

const index = readText(`${FOLDER}/README.md`);
/** The page that the table gives for each number. */
const pageOf = new Map(
  [...index.matchAll(/^\| (\d{3}) +\| \[[^\]]*\]\(([^)]+)\)/gm)].map(
    ([, number = '', page = '']) => [number, page] as const,
  ),
);
/** "decision 004", "decisions 086, 088 and 230", "ADR [085]", also over two lines of a comment. */
const NAMED = /\b(?:decisions?|ADR)[\s*/-]+\[?(\d{3}\b(?:,? (?:and )?\d{3}\b)*)/gi;

describe('the decisions', () => {
  it('are each in the list', () => {
    const pages = globSync('*.md', { cwd: join(PROJECT_FOLDER, FOLDER) });
    const missing = pages.filter((page) => page !== 'README.md' && !index.includes(`](${page})`));
    expect(missing).toEqual([]);
  });

  it('have a page for each number that is named', () => {
    const named = sources.flatMap((file) =>
      [...readText(file).matchAll(NAMED)]
        .flatMap(([, numbers = '']) => numbers.match(/\d{3}/g) ?? [])
        .map((number) => ({ file, number })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ number }) => !pageOf.has(number))).toEqual([]);
  });

  it('say each number on the page that the table gives for it', () => {
    const silent = [...pageOf].filter(
      ([number, page]) => !new RegExp(`\\b${number}\\b`).test(readText(`${FOLDER}/${page}`)),
    );
    expect(silent).toEqual([]);
  });
});

it('links in pages lead to files', () => {
  const broken = sources
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readText(file).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
        .filter(([, link = '']) => !existsSync(join(PROJECT_FOLDER, dirname(file), link)))
        .map(([, link]) => ({ file, link })),
    );
  expect(broken).toEqual([]);
});

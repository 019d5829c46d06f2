import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { met } from './answer.ts';
import { ANSWERS } from './answers.ts';
import { asvsPages, chapterTable, requirementTables, withGenerated } from './asvs-pages.ts';
import { LEVELS } from './requirements.ts';

const readText = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const buildAnchor = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

/** True when the file exists, and the heading where one is named. */
function isThere(place: string): boolean {
  const [file = '', anchor] = place.split('#');
  if (!existsSync(join(PROJECT_FOLDER, file))) return false;
  if (anchor === undefined) return true;
  return [...readText(file).matchAll(/^##+ (.+)$/gm)].some(
    ([, heading = '']) => buildAnchor(heading) === anchor,
  );
}

describe('the first two levels of OWASP ASVS 5.0.0', () => {
  it('are 70 and 183 requirements', () => {
    const levels = [...LEVELS.values()];
    expect(levels.filter((level) => level === 1)).toHaveLength(70);
    expect(levels.filter((level) => level === 2)).toHaveLength(183);
  });

  it('have one answer to each', () => {
    const ids = ANSWERS.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...LEVELS.keys()].toSorted());
  });
});

describe('an answer', () => {
  it('says something', () => {
    const silent = ANSWERS.filter(({ asks, says }) => asks === '' || says === '');
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('that a requirement is met names where', () => {
    const bare = ANSWERS.filter(
      ({ state, files, tests }) => state === 'met' && files.length + tests.length === 0,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('names files and headings that exist', () => {
    const missing = ANSWERS.flatMap(({ id, files }) =>
      files.filter((file) => !isThere(file)).map((file) => `${id}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the pages', () => {
  it.each(asvsPages(ANSWERS))('%s is as node scripts/write-asvs.ts writes it', (file, text) => {
    expect(readText(file)).toBe(text);
  });

  it('count a chapter’s states, and what is met by reading alone', () => {
    const answers = [met('1.1.1', 'a', 'b', { in: ['x.ts'] })];
    expect(chapterTable(answers)).toContain(
      '| V1 | Encoding and Sanitization | 1 | 1 | 1 | 0 | 0 | 0 |',
    );
  });

  it('keep a cell in its column', () => {
    const [row] = requirementTables([met('1.1.1', 'a | b', 'c')]).match(/^\| v5.*$/m) ?? [];
    expect(row).toContain('a \\| b');
  });

  it('must have a place for what is written', () => {
    expect(() => withGenerated('# Page', 'x')).toThrow(/no marks/);
  });
});

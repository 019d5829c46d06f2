import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { parseDecision, findFaults, formatIndexLine } from './decision-page.ts';

const FOLDER = join(PROJECT_FOLDER, 'docs/decisions');
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const readText = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

describe('the decisions', () => {
  it.each(files)('%s has the form of a decision', (file) => {
    expect(findFaults(file, readText(file), files)).toEqual([]);
  });

  it('have a number each', () => {
    const numbers = files.map((file) => file.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('stand in the index, each with its line, in order', () => {
    const written = readText('README.md').match(/^\| \[\d{3}\].*$/gm) ?? [];
    const lines = written.map((line) => line.replace(/ +/g, ' '));
    const expected = files.toSorted().flatMap((file) => {
      const decision = parseDecision(readText(file));
      return decision ? [formatIndexLine(file, decision)] : [];
    });
    expect(
      expected.filter((line) => !lines.includes(line)),
      'lines that are missing',
    ).toEqual([]);
    expect(lines).toEqual(expected);
  });
});

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

describe('the reading of a decision', () => {
  const page = (head: string, parts = ['Context', 'Decision', 'Consequences']) =>
    `${head}\n\n${parts.map((part) => `## ${part}\n\nWords.\n`).join('\n')}`;
  const GOOD = '# 007. A title\n\nDate: 2026-11-22\n\nStatus: accepted';
  const faults = (markdown: string) =>
    findFaults('007-a-title.md', markdown, ['007-a-title.md', '008-b.md']);

  it('takes a page of the form', () => {
    expect(faults(page(GOOD))).toEqual([]);
    expect(faults(page(GOOD.replace('accepted', 'replaced in part by [008](008-b.md)')))).toEqual(
      [],
    );
  });

  it.each([
    ['another heading', GOOD.replace('007.', '007'), 'begins with'],
    ['no date', GOOD.replace('Date: 2026-11-22\n\n', ''), 'begins with'],
    ['another number', GOOD.replace('007', '008'), 'its heading says 008'],
    ['a day that does not exist', GOOD.replace('11-22', '13-42'), 'is no day'],
    ['an unknown status', GOOD.replace('accepted', 'in force'), 'is no known status'],
    [
      'a page that is not there',
      GOOD.replace('accepted', 'replaced by [009](009-c.md)'),
      '009-c.md',
    ],
    [
      'itself for its successor',
      GOOD.replace('accepted', 'replaced by [007](007-a-title.md)'),
      'no other',
    ],
  ])('names what is wrong with %s', (_, head, fault) => {
    expect(faults(page(head)).join()).toContain(fault);
  });

  it('names parts that are missing or in another order', () => {
    expect(faults(page(GOOD, ['Context', 'Decision'])).join()).toContain('has the parts');
    expect(faults(page(GOOD, ['Decision', 'Context', 'Consequences'])).join()).toContain(
      'has the parts',
    );
  });
});

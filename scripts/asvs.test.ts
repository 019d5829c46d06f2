import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { parseAnswers } from './coverage-page.ts';

const readText = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const page = readText('docs/asvs.md');
const answers = parseAnswers(page);

/** True when the file exists, and the heading where one is named. */
function isThere(place: string): boolean {
  const [file = '', anchor] = place.split('#');
  if (!existsSync(join(PROJECT_FOLDER, file))) return false;
  if (anchor === undefined) return true;
  const headings = [...readText(file).matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.some((heading) => heading.toLowerCase().replaceAll(' ', '-') === anchor);
}

describe('the answers to OWASP ASVS 5.0.0', () => {
  it('are to the 70 requirements of level 1 and the 183 of level 2, one each', () => {
    expect(answers.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(answers.filter(({ level }) => level === '2')).toHaveLength(183);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  });

  it('say something, and where what is met is built or shown', () => {
    const bare = answers.filter(
      ({ asks, state, says, files, tests }) =>
        asks === '' || says === '' || (state === 'met' && files.length + tests.length === 0),
    );
    expect(bare).toEqual([]);
  });

  it('name files and headings that exist', () => {
    const named = answers.flatMap(({ id, files }) => files.map((file) => ({ id, file })));
    expect(named.filter(({ file }) => !isThere(file))).toEqual([]);
  });

  it('are counted at the head of the page', () => {
    const count = (state: string) => answers.filter((answer) => answer.state === state).length;
    const byReading = answers.filter(({ state, tests }) => state === 'met' && tests.length === 0);
    expect(page.replaceAll('\n', ' ')).toContain(
      `Of the ${answers.length}, ${count('met')} are met (${byReading.length} by reading alone), ` +
        `${count('partly')} partly, ${count('not met')} not met, and ${count('does not apply')} do not apply.`,
    );
  });
});

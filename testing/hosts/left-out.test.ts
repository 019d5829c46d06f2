import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { LEFT_OUT, playedTitles } from './left-out.ts';

it.each(LEFT_OUT)('names a test that there is: $file $title', ({ file, title = '' }) => {
  expect(readFileSync(join(PROJECT_FOLDER, file), 'utf8')).toContain(title);
});

it('plays every title but those that are left out', () => {
  const { title = '', setups } = LEFT_OUT.find((one) => one.title !== undefined)!;
  const played = playedTitles(setups[0]!);
  expect(played.test(`a suite ${title} @id-1`)).toBe(false);
  expect(played.test('a suite › any other')).toBe(true);
  expect(playedTitles('embedded').test(`a suite ${title}`)).toBe(true);
});

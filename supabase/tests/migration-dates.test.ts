/** A migration carries the day on which it was written: none is dated later than the commit that brought it. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';

const FOLDER = 'supabase/migrations';
/** The first place on earth to begin a day is that far before UTC. */
const AHEAD_MS = 14 * 60 * 60 * 1000;

/** When a file was committed first, in seconds; null where it is not, or where there is no repository. */
function committedAt(file: string): number | null {
  try {
    const log = ['log', '--diff-filter=A', '--format=%ct', '--', join(FOLDER, file)];
    const times = execFileSync('git', log, {
      cwd: PROJECT_FOLDER,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return Number(times.trim().split('\n').at(-1)) || null;
  } catch {
    return null;
  }
}

it.each(readdirSync(join(PROJECT_FOLDER, FOLDER)))('%s is not of a day to come', (file) => {
  const written = committedAt(file);
  const latest = new Date((written === null ? Date.now() : written * 1000) + AHEAD_MS);
  expect(file.slice(0, 8) <= latest.toISOString().slice(0, 10).replaceAll('-', '')).toBe(true);
});

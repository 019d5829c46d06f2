/** docs/bounds.md lists every bound that people meet, with the number that the code has. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableRows } from '../testing/table-rows.ts';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { SHARED_SETTINGS } from '../server/shared-settings/shared-settings.ts';

const rows = tableRows('bounds.md');
const readText = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: PROJECT_FOLDER }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
/** The code's own words in each row; '' where a row gives none. */
const says = rows.map(({ File, Says }) => ({ File, Says: Says ?? '' }));
const isListed = (file: string, text: string) =>
  says.some(({ File, Says }) => File === file && Says.includes(text));

describe('each row of the page of bounds', () => {
  it.each(rows)('$Bound: is what the code says', ({ File = '', Says = '', Most = '' }) => {
    expect(readText(File)).toContain(Says);
    const numbers = [...Says.matchAll(/[\d_]+/g)].map(([text]) => Number(text.replaceAll('_', '')));
    // PostgreSQL counts from none: an "offset 29" that finds a row is the thirtieth. A row beyond the bound is the next.
    const said = numbers.at(-1);
    if (said !== undefined) expect([said, said + 1]).toContain(Number(Most));
  });
});

describe('the code has no bound that the page does not list', () => {
  const code = sources('server/**/*.ts').filter(
    (file) => file !== 'server/main.ts' && !file.startsWith('server/attacks/'),
  );

  it('that counts by the hour', () => {
    const counted = code.flatMap((file) =>
      [...readText(file).matchAll(/^const (\w+_PER_HOUR|LETTERS_\w+) = .*$/gm)].map(
        ([, name = '']) => [file, name] as const,
      ),
    );
    expect(counted.length).toBeGreaterThan(1);
    for (const [file, name] of counted) expect(isListed(file, name), `${file}: ${name}`).toBe(true);
  });

  it('that has work wait', () => {
    // Commands on the machine keep nobody waiting but the person who runs them.
    const own = /^server\/(backup|move-data|keyed-limits)/;
    const waits = code
      .filter((file) => !own.test(file) && /new KeyedLimits\(|pLimit\(/.test(readText(file)))
      .map((file) =>
        [...readText(file).matchAll(/(?:new KeyedLimits|pLimit)\((\w+)\)/g)].map(
          ([all, by = '']) => [file, /^\d/.test(by) ? all : by] as const,
        ),
      );
    expect(waits.flat().length).toBeGreaterThan(4);
    for (const [file, by] of waits.flat()) expect(isListed(file, by), `${file}: ${by}`).toBe(true);
  });

  it('that is a setting of all hosts', () => {
    for (const name of Object.keys(SHARED_SETTINGS)) {
      if (name === 'SIGN_UP') continue;
      const inCode = name.replace('AI_DAILY', 'DEFAULT_DAILY');
      expect(
        says.some(({ Says }) => Says.startsWith(inCode)),
        name,
      ).toBe(true);
    }
  });

  it('that the schema counts rows by', () => {
    const counts = sources('supabase/schemas/*.sql').flatMap((file) =>
      [...readText(file).matchAll(/\boffset ([1-9]\d*)\b/g)].map(([all]) => all),
    );
    for (const count of new Set(counts))
      expect(
        says.map(({ Says }) => Says),
        count,
      ).toContain(count);
  });
});

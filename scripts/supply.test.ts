import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

const LICENCES = new Set(
  `MIT, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, MIT-0, BlueOak-1.0.0, Unlicense, Apache-2.0, MPL-2.0,
  Python-2.0, OFL-1.1, MIT AND OFL-1.1, (MIT AND Zlib), (MIT OR CC0-1.0), (AFL-2.1 OR BSD-3-Clause)`.split(
    /,\s+/,
  ),
);

/** Packages with another licence or none written down, and why they may be used all the same. */
const BY_NAME: Record<string, string | undefined> = {
  // A file of its own in the built app, which anyone who runs the product may replace, as the licence asks.
  'libheif-js': 'LGPL-3.0',
  // Its licence file is MIT's; package.json leaves the field out.
  'png-js': undefined,
};

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(PROJECT_FOLDER, file), 'utf8'));

/** Packages of a lock file by name; the project itself, under '', is none. */
const listPackages = (folder: string) =>
  Object.entries(lockSchema.parse(read(`${folder}package-lock.json`)).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...entry }));

describe('what is installed', () => {
  it('has licences under which the product may hand it on @supply-1', () => {
    const others = listPackages('')
      .filter(({ dev, license }) => !dev && !LICENCES.has(license ?? ''))
      .map(({ name, license }) => [name, license]);
    expect(Object.fromEntries(others)).toEqual(BY_NAME);
  });

  it.each(['', 'testing/tools/'])('in ./%s comes from the registry, with sums', (folder) => {
    const others = listPackages(folder).filter(
      ({ inBundle, integrity, resolved = 'https://registry.npmjs.org/' }) =>
        !(inBundle || integrity?.startsWith('sha512-')) ||
        !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(others).toEqual([]);
  });

  it.each(['', 'testing/tools/'])('in ./%s runs no script that nobody allowed', (folder) => {
    const running = listPackages(folder).filter(({ hasInstallScript }) => hasInstallScript);
    const { allowScripts } = manifestSchema.parse(read(`${folder}package.json`));
    expect(running.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(allowScripts).toSorted(),
    );
  });
});

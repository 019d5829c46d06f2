/** An export has files and folders alone: no link leads an import to what somebody else keeps. */
import { cpSync, linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { exportFolder } from './export-folder.ts';
import { importData } from './import-data.ts';

const LINKS = ['symbolic', 'hard'] as const;
const PLACES = {
  'a photo': (folder: string) => join(folder, 'photos/inspection_photos/a/b.jpg'),
  'a table': (folder: string) => exportFolder(folder).table('public.reports'),
  'the manifest': (folder: string) => exportFolder(folder).manifest,
};
const cases = Object.entries(PLACES).flatMap(([place, at]) =>
  LINKS.map((kind) => [kind, place, at] as const),
);

/** A folder laid out as an export, of which nothing is read before links are looked for. */
function laidOut(): string {
  const folder = join(temporaryFolder(), 'export');
  for (const at of Object.values(PLACES)) {
    mkdirSync(dirname(at(folder)), { recursive: true });
    writeFileSync(at(folder), '{}');
  }
  return folder;
}
const importFolder = (folder: string) =>
  importData({
    places: { dataDir: temporaryFolder(), databaseUrl: null, storagePlace: null },
    folder,
  });

it.each(cases)('a %s link is not followed for %s @links-1', async (kind, _, at) => {
  const folder = laidOut();
  const elsewhere = join(temporaryFolder(), 'elsewhere');
  cpSync(at(folder), elsewhere);
  rmSync(at(folder));
  if (kind === 'symbolic') symlinkSync(elsewhere, at(folder));
  else linkSync(elsewhere, at(folder));
  await expect(importFolder(folder)).rejects.toThrow(/is a link, which no export has/);
});

it('is not followed for a folder', async () => {
  const folder = laidOut();
  const moved = join(temporaryFolder(), 'photos');
  cpSync(join(folder, 'photos'), moved, { recursive: true });
  rmSync(join(folder, 'photos'), { recursive: true });
  symlinkSync(moved, join(folder, 'photos'));
  await expect(importFolder(folder)).rejects.toThrow(/is a link/);
});

it('says of a folder without links what it lacks', async () => {
  await expect(importFolder(laidOut())).rejects.toThrow(/is missing or not as it was written/);
});

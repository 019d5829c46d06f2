/** The table of what a storage answers, on the embedded host. `scripts/try-storage.ts` runs it on Supabase's service. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { signIn, visitor } from '../../testing/people.ts';
import {
  fillFolder,
  playRow,
  STORAGE_ROWS,
  type StorageWorld,
} from '../../testing/storage/storage-outcomes.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const BUCKET = 'inspection_photos';

const host = openForSuite(startTestHost);
let makeWorld: () => StorageWorld;

beforeAll(async () => {
  const [owner, stranger] = [await signIn(host.url), await signIn(host.url)];
  const nobody = await visitor(host.url);
  makeWorld = () => ({
    owner: owner.client.storage.from(BUCKET),
    stranger: stranger.client.storage.from(BUCKET),
    visitor: nobody.storage.from(BUCKET),
    elsewhere: owner.client.storage.from('nowhere'),
    folder: `${owner.id}/${randomUUID()}`,
    strangersFolder: `${stranger.id}/${randomUUID()}`,
  });
});

it.each(STORAGE_ROWS)('answers as Supabase’s storage, or says why not: $name', async (row) => {
  const world = makeWorld();
  await fillFolder(world);
  expect(await playRow(row, world)).toBe(row.here?.outcome ?? row.outcome);
});

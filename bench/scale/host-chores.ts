import { openServerDatabase } from '../../server/database/postgres/open-server-database.ts';
import { forgetOldCounts } from '../../server/http/rate-limits.ts';
import { versionExpiry } from '../../server/storage/expired-versions.ts';
import { orphanSweep } from '../../server/storage/sweep-orphans.ts';

/**
 * Does what a host does once a day (`server/daily-chores.ts`), in a host of its own: it tells `done` of each. Of the
 * bucket itself nothing is read, which holds no files for what was filled.
 */
export async function doHostChores(url: string, done: (name: string) => void): Promise<void> {
  const connection = await openServerDatabase(url);
  const { driver: database } = connection;
  const now = new Date();
  // Nothing of it is an orphan: what it takes to find that out.
  const objects = {
    async *keys() {
      await Promise.resolve();
      yield* [];
    },
  };
  const expire = versionExpiry(database);
  const sweep = orphanSweep({ database, storage: { objects } as never });
  const chores: Record<string, () => Promise<unknown>> = {
    'chores: counts of limits': () => forgetOldCounts(database),
    'chores: note what expires': () => expire(now),
    'chores: remove what expired': () => expire(now),
    'chores: sweep of photos': () => sweep(now),
  };
  for (const [name, chore] of Object.entries(chores)) {
    await chore();
    done(name);
  }
  await connection.close();
}

import { join } from 'node:path';
import { openSharedParts } from '../../../testing/hosts/behind-front.ts';
import type { Setup } from '../../../testing/hosts/setup.ts';
import { startBehindFront, startTestHost } from '../../../testing/hosts/test-host.ts';
import type { Database } from '../../database/database.ts';
import type { HostConnection } from '../../database/host-connection.ts';
import { openServerDatabase } from '../../database/postgres/open-server-database.ts';
import type { Host } from '../../start-host.ts';
import { diskStorage } from '../../storage/disk-storage.ts';
import type { ObjectStorage } from '../../storage/object-storage.ts';
import { openS3Storage } from '../../storage/s3-storage.ts';
import { type Cast, JWT_SECRET, createCast } from './actors.ts';
import { type Scene, restore } from './run.ts';
import { World, createBelongings } from './world.ts';

const SETTINGS = { secrets: { jwtSecret: JWT_SECRET } };

export interface OpenedScene {
  scene: Scene;
  cast: Cast;
}

/** A host on the database that `openDatabase` opens, everybody signed in, and their belongings in place. */
export async function openScene(
  openDatabase: (folder: string) => Promise<HostConnection>,
): Promise<OpenedScene> {
  const opened: HostConnection[] = [];
  const host = await startTestHost(SETTINGS, {
    async openDatabase(folder) {
      const connection = await openDatabase(folder);
      opened.push(connection);
      return connection;
    },
  });
  const [connection] = opened;
  if (!connection) throw new Error('The host did not open its database');
  const inFolder = (name: string) => join(host.dataDir, name);
  const storage = diskStorage({
    photos: inFolder('photos'),
    unfinished: inFolder('unfinished'),
  });
  return fillScene(host, connection.driver, storage);
}

/** The same on hosts that share a database and a bucket. */
export async function openSharedScene(setup: Exclude<Setup, 'embedded'>): Promise<OpenedScene> {
  const shared = await openSharedParts(setup);
  const host = await startBehindFront(shared, SETTINGS);
  const connection = await openServerDatabase(shared.adminUrl);
  const storage = await openS3Storage({ place: shared.storagePlace, log: () => undefined });
  const close = async () => {
    await connection.close();
    await host.close();
  };
  return fillScene({ ...host, close }, connection.driver, storage);
}

async function fillScene(
  host: Host,
  database: Database,
  storage: ObjectStorage,
): Promise<OpenedScene> {
  // Nobody of the cast administers: the first account of an own machine would.
  await database.query("insert into private.administrators values ('elsewhere@example.com')");
  const cast = await createCast(host);
  const scene = {
    host,
    world: new World(database, storage),
    owner: createBelongings(cast.owner.id, '1'),
    stranger: createBelongings(cast.stranger.id, '2'),
  };
  await restore(scene);
  return { scene, cast };
}

import type { HostConnection } from '../../database/host-connection.ts';
import { startTestHost } from '../../../testing/hosts/test-host.ts';
import { type Cast, createCast } from './actors.ts';
import { type Scene, restore } from './run.ts';
import { World, createBelongings } from './world.ts';

/** A host on the database that `openDatabase` opens, everybody signed in, and their belongings in place. */
export async function openScene(
  openDatabase: (folder: string) => Promise<HostConnection>,
): Promise<{ scene: Scene; cast: Cast }> {
  const opened: HostConnection[] = [];
  const host = await startTestHost(
    {},
    {
      async openDatabase(folder) {
        const connection = await openDatabase(folder);
        opened.push(connection);
        return connection;
      },
    },
  );
  const [connection] = opened;
  if (!connection) throw new Error('The host did not open its database');
  // Nobody of the cast administers: the first account of an own machine would.
  await connection.driver.query(
    "insert into private.administrators values ('elsewhere@example.com')",
  );
  const cast = await createCast(host);
  const scene = {
    host,
    world: new World(connection.driver, host.dataDir),
    owner: createBelongings(cast.owner.id, '1'),
    stranger: createBelongings(cast.stranger.id, '2'),
  };
  await restore(scene);
  return { scene, cast };
}

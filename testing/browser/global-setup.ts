import { join } from 'node:path';
import { ensureBuilt } from '../../server/build/ensure-built.ts';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { postgresPrograms } from '../databases/postgres-engine.ts';
import { makeRunFolder } from '../run-folder.ts';

/** Once for each run of the journeys, which run on the built app. The result tidies up. */
export default async function prepare(): Promise<() => void> {
  await ensureBuilt(join(PROJECT_FOLDER, 'dist'), (line) => process.stdout.write(`${line}\n`));
  if (postgresPrograms() === null) {
    process.stdout.write(
      'Journeys on two hosts and in Deno are skipped: PostgreSQL is not installed here.\n',
    );
  }
  return makeRunFolder();
}

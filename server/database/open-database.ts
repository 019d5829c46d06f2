import { hasDatabase, markFinished } from './database-folder.ts';
import { Engine } from './engine.ts';
import { EngineConnection, type EngineOptions } from './engine-connection.ts';

/**
 * Opens the database in a folder, or in memory without one. Throws DataFolderFault for a folder
 * that holds something else.
 */
export async function openDatabase(options: EngineOptions): Promise<EngineConnection> {
  const { folder } = options;
  if (folder && !(await hasDatabase(folder))) await make(folder);
  const connection = new EngineConnection(options);
  await connection.ready();
  return connection;
}

/** In its own thread, whose memory (enough for two engines) is freed with it. */
async function make(folder: string): Promise<void> {
  const engine = new Engine(folder);
  await engine.ready();
  await engine.close();
  await markFinished(folder);
}

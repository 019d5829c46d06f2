/**
 * node testing/databases/make-database.ts <folder> [url]: a data folder with a new database, as a first start leaves
 * it but for what a first start says of all hosts; with an address, the database is there instead.
 */
import { openStoredDatabase } from '../../server/database/open-stored-database.ts';
import { openServerDatabase } from '../../server/database/postgres/open-server-database.ts';
import { startHost } from '../../server/start-host.ts';
import { testSettings } from '../hosts/host-settings.ts';

const [dataDir, databaseUrl = null] = process.argv.slice(2);
if (!dataDir) throw new Error('Name the folder.');
const open = (folder: string) =>
  databaseUrl ? openServerDatabase(databaseUrl) : openStoredDatabase(folder);
let forget: (() => Promise<unknown>) | undefined;
const host = await startHost(testSettings({ dataDir, databaseUrl }), {
  openDatabase: async (folder) => {
    const connection = await open(folder);
    forget = () => connection.driver.query('delete from private.settings');
    return connection;
  },
});
await forget?.();
await host.close();

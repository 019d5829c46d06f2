/**
 * node testing/databases/make-database.ts <folder> [url]: a data folder with a new database, as a first start leaves
 * it; with an address, the database is there instead.
 */
import { startHost } from '../../server/start-host.ts';
import { testSettings } from '../hosts/host-settings.ts';

const [dataDir, databaseUrl = null] = process.argv.slice(2);
if (!dataDir) throw new Error('Name the folder.');
const host = await startHost(testSettings({ dataDir, databaseUrl }));
await host.close();

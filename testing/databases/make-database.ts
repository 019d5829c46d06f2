/** node testing/databases/make-database.ts <folder>: a data folder with a new database, as a first start leaves it. */
import { startHost } from '../../server/start-host.ts';
import { testSettings } from '../hosts/host-settings.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Name the folder.');
const host = await startHost(testSettings({ dataDir }));
await host.close();

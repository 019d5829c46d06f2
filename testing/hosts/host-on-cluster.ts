/** The host as server/main.ts starts it, on a database of a test's PostgreSQL cluster. */
import { captureConsole } from '../../server/log/capture-console.ts';
import { createLogger } from '../../server/log/logger.ts';
import { readSettings } from '../../server/settings.ts';
import { startHost } from '../../server/start-host.ts';
import { databaseParts } from '../databases/attacked-database.ts';

const settings = readSettings(process.env);
const logger = createLogger(settings.logLevel);
captureConsole(logger);
const host = await startHost(settings, { ...databaseParts(), logger });
process.on('SIGTERM', () => void host.close().then(() => process.exit(0)));
process.stdout.write(`Plumbline is ready at ${host.url}\n`);

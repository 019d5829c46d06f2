import { rmSync } from 'node:fs';
import type { HostSettings } from '../../server/settings.ts';
import { type Host, startHost } from '../../server/start-host.ts';
import { databaseParts } from '../databases/attacked-database.ts';
import { temporaryFolder } from '../folders.ts';
import { testSettings } from './host-settings.ts';

/** Starts a host in this process, on data of its own that go when it closes. */
export async function startTestHost(
  changes: Partial<Omit<HostSettings, 'dataDir'>> = {},
  parts: Parameters<typeof startHost>[1] = databaseParts(),
): Promise<Host> {
  const dataDir = temporaryFolder();
  const host = await startHost(testSettings({ ...changes, dataDir }), parts);
  return {
    ...host,
    async close() {
      await host.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

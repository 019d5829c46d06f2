import { rmSync } from 'node:fs';
import { startHost } from '../../../server/start-host.ts';
import { temporaryFolder, testSettings } from '../../../server/test-settings.ts';
import { analystFromEnvironment } from '../_shared/function-settings.ts';
import { describeOutcomes } from './outcomes.ts';

describeOutcomes('the embedded host', async (environment) => {
  const dataDir = temporaryFolder();
  const { analyst } = analystFromEnvironment(environment);
  const host = await startHost(testSettings({ dataDir, analyst }));
  return {
    hostUrl: host.url,
    functionsUrl: (name) => `${host.url}/functions/v1/${name}`,
    close: async () => {
      await host.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
});

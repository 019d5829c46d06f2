import { startTestHost } from '../../../testing/hosts/test-host.ts';
import { analystFromEnvironment } from '../_shared/function-settings.ts';
import { describeOutcomes } from './outcomes.ts';

describeOutcomes('the embedded host', async (environment) => {
  const { analyst } = analystFromEnvironment(environment);
  const host = await startTestHost({ analyst });
  return {
    hostUrl: host.url,
    functionsUrl: (name) => `${host.url}/functions/v1/${name}`,
    close: host.close,
  };
});

import { describe, expect, it } from 'vitest';
import { canShareDatabase } from '../../testing/hosts/two-hosts.ts';
import { restartDatabase } from './database-restarts.ts';

describe.skipIf(!canShareDatabase)('a host whose PostgreSQL is restarted', () => {
  it('goes on, answers no 500 and loses nothing that it acknowledged', async () => {
    const { acknowledged, hasEnded, statuses, lost } = await restartDatabase({
      restarts: 2,
      people: 8,
    });
    expect({ hasEnded, lost, failed: statuses['500'] ?? 0 }).toEqual({
      hasEnded: false,
      lost: [],
      failed: 0,
    });
    expect(acknowledged).toBeGreaterThan(8);
    expect(statuses['503']).toBeGreaterThan(0);
  });
});

import { readLastBackup } from '../backup/last-backup.ts';
import type { OpenMetrics } from '../http/metrics-route.ts';
import type { HostSettings } from '../settings.ts';
import { type DatabaseLoad, type Metrics, NO_METRICS } from './metrics.ts';

/**
 * The host's figures, and for whom they are open. Without a token nobody may read them: nothing is counted, and the
 * library is not loaded.
 */
export async function openMetrics(
  { metricsToken: token, dataDir }: Pick<HostSettings, 'metricsToken' | 'dataDir'>,
  connection: { readonly load: DatabaseLoad },
): Promise<{ metrics: Metrics; openMetrics: OpenMetrics | null }> {
  if (token === null) return { metrics: NO_METRICS, openMetrics: null };
  const { prometheusMetrics } = await import('./prometheus.ts');
  const metrics = prometheusMetrics({
    databaseLoad: () => connection.load,
    lastBackup: () => readLastBackup(dataDir),
  });
  return { metrics, openMetrics: { token, metrics } };
}

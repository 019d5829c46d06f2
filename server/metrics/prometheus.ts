import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { DatabaseLoad, Metrics } from './metrics.ts';

/** Values read whenever the metrics are fetched. */
export interface MetricSources {
  databaseLoad(): DatabaseLoad;
  /** When `npm run backup` last wrote a complete backup, and its size; null for never. */
  lastBackup(): { at: Date; bytes: number } | null;
}

export interface PrometheusMetrics extends Metrics {
  /** All metrics in Prometheus' text format. */
  render(): Promise<string>;
  contentType: string;
}

/** From a cached answer to a model on a CPU. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Makes metrics of ours in a registry. */
function metricsOf(registry: Registry) {
  const registers = [registry];
  const about = (name: string, help: string) => ({ name: `plumbline_${name}`, help, registers });
  return {
    count: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Counter({ ...about(name, help), labelNames }),
    gauge: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ ...about(name, help), labelNames }),
    /** A value that is read when somebody asks for it. */
    watch: (name: string, help: string, read: () => number) =>
      new Gauge({
        ...about(name, help),
        collect() {
          this.set(read());
        },
      }),
  };
}

/** The host's metrics by `prom-client`, in their own registry. */
export function prometheusMetrics(sources: MetricSources): PrometheusMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchSources(registry, sources);
  const { count, gauge } = metricsOf(registry);
  const requests = new Histogram({
    name: 'plumbline_request_duration_seconds',
    help: 'Requests by route, method and class of status, until their answer began.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const underWay = gauge('requests_under_way', 'Requests whose answer has not begun.');
  const analyses = count(
    'analyses_total',
    'Looks of the analyst at a photo, by how they ended.',
    'outcome',
  );
  const analysing = gauge(
    'analyses_under_way',
    'Looks of the analyst at a photo that have not ended, those that wait for the model among them.',
  );
  const uploads = count('uploads_total', 'Pictures that were stored.');
  const uploadedBytes = count('upload_bytes_total', 'Bytes of the pictures that were stored.');
  const mails = count(
    'mails_total',
    'Sign-in mails that the mail server took (sent) or did not (failed).',
    'result',
  );
  const chores = count(
    'chores_total',
    'What the host does of its own accord: sweeps of unused photos, and backups put together for npm run backup.',
    'chore',
    'result',
  );
  const lastDone = gauge(
    'chore_last_success_timestamp_seconds',
    'When the chore was last done, since the start of the host.',
    'chore',
  );
  return {
    requestBegan: () => underWay.inc(),
    requestAnswered({ route, method, status, ms }) {
      underWay.dec();
      const labels = {
        route,
        method: METHODS.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, ms / 1000);
    },
    analysisBegan: () => analysing.inc(),
    analysisEnded(outcome) {
      analysing.dec();
      analyses.inc({ outcome });
    },
    uploadStored(bytes) {
      uploads.inc();
      uploadedBytes.inc(bytes);
    },
    mailLeft: (isSent) => mails.inc({ result: isSent ? 'sent' : 'failed' }),
    choreEnded(chore, isDone) {
      chores.inc({ chore, result: isDone ? 'done' : 'failed' });
      if (isDone) lastDone.setToCurrentTime({ chore });
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watchSources(registry: Registry, { databaseLoad, lastBackup }: MetricSources): void {
  const { watch } = metricsOf(registry);
  watch(
    'database_waiting',
    'Pieces of work that wait for a slot in the database.',
    () => databaseLoad().waiting,
  );
  watch('database_held', 'Slots in the database that are held.', () => databaseLoad().held);
  // A counter in effect, but counted elsewhere.
  watch(
    'database_timeouts',
    'Slots that the statement limit has ended since the start.',
    () => databaseLoad().timeouts,
  );
  watch(
    'backup_last_success_timestamp_seconds',
    'When a whole backup was last written and read again; 0 for never.',
    () => (lastBackup()?.at.getTime() ?? 0) / 1000,
  );
  watch('backup_last_size_bytes', 'Bytes of that backup.', () => lastBackup()?.bytes ?? 0);
}

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

/** The host's metrics by `prom-client`, in their own registry. */
export function prometheusMetrics(sources: MetricSources): PrometheusMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchSources(registry, sources);
  const registers = [registry];
  const requests = new Histogram({
    name: 'plumbline_request_duration_seconds',
    help: 'Requests by route, method and class of status, until their answer began.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const underWay = new Gauge({
    name: 'plumbline_requests_under_way',
    help: 'Requests whose answer has not begun.',
    registers,
  });
  const analyses = new Counter({
    name: 'plumbline_analyses_total',
    help: 'Looks of the analyst at a photo, by how they ended.',
    labelNames: ['outcome'],
    registers,
  });
  const analysing = new Gauge({
    name: 'plumbline_analyses_under_way',
    help: 'Looks of the analyst at a photo that have not ended, those that wait for the model among them.',
    registers,
  });
  const uploads = new Counter({
    name: 'plumbline_uploads_total',
    help: 'Pictures that were stored.',
    registers,
  });
  const uploadedBytes = new Counter({
    name: 'plumbline_upload_bytes_total',
    help: 'Bytes of the pictures that were stored.',
    registers,
  });
  const mails = new Counter({
    name: 'plumbline_mails_total',
    help: 'Sign-in mails that the mail server took (sent) or did not (failed).',
    labelNames: ['result'],
    registers,
  });
  const chores = choreFigures(registry);
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
    ...chores,
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function choreFigures(registry: Registry): Pick<Metrics, 'choreEnded'> {
  const chores = new Counter({
    name: 'plumbline_chores_total',
    help: 'What the host does of its own accord: sweeps of unused photos, and backups put together for npm run backup.',
    labelNames: ['chore', 'result'],
    registers: [registry],
  });
  const lastDone = new Gauge({
    name: 'plumbline_chore_last_success_timestamp_seconds',
    help: 'When the chore was last done, since the start of the host.',
    labelNames: ['chore'],
    registers: [registry],
  });
  return {
    choreEnded(chore, isDone) {
      chores.inc({ chore, result: isDone ? 'done' : 'failed' });
      if (isDone) lastDone.setToCurrentTime({ chore });
    },
  };
}

function watchSources(registry: Registry, { databaseLoad, lastBackup }: MetricSources): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge(
    'plumbline_database_waiting',
    'Pieces of work that wait for a slot in the database.',
    () => databaseLoad().waiting,
  );
  gauge(
    'plumbline_database_held',
    'Slots in the database that are held.',
    () => databaseLoad().held,
  );
  // A counter in effect, but counted elsewhere.
  gauge(
    'plumbline_database_timeouts',
    'Slots that the statement limit has ended since the start.',
    () => databaseLoad().timeouts,
  );
  gauge(
    'plumbline_backup_last_success_timestamp_seconds',
    'When a whole backup was last written and read again; 0 for never.',
    () => (lastBackup()?.at.getTime() ?? 0) / 1000,
  );
  gauge(
    'plumbline_backup_last_size_bytes',
    'Bytes of that backup.',
    () => lastBackup()?.bytes ?? 0,
  );
}

import { answerBackups } from './backup/answer-backups.ts';
import { doChoresDaily } from './daily-chores.ts';
import type { HostConnection } from './database/host-connection.ts';
import type { FunctionSettings } from '../supabase/functions/_shared/function-settings.ts';
import type { QuestionLoop } from './questions/question-loop.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { HostSettings } from './settings.ts';
import type { HostStorage } from './storage/open-storage.ts';

interface Parts {
  settings: Pick<HostSettings, 'dataDir' | 'databaseUrl'>;
  connection: HostConnection;
  storage: HostStorage;
  questions: Pick<QuestionLoop, 'close'>;
  log: FunctionSettings['log'];
  metrics: Metrics;
}

/** Starts a host's background work; the returned function stops it once the current work is done. */
export function startBackgroundWork(parts: Parts): () => Promise<void> {
  const { settings, connection, storage, questions, log, metrics } = parts;
  const { driver: database } = connection;
  const withLock: HostConnection['withLock'] = (name, work) => connection.withLock(name, work);
  const stopChores = doChoresDaily({ database, storage, withLock }, log, metrics);
  // A database server has its own backup tools.
  const stopBackups =
    settings.databaseUrl === null
      ? answerBackups(settings.dataDir, connection, log, metrics)
      : undefined;
  return async () => {
    questions.close();
    await stopChores();
    await stopBackups?.();
  };
}

import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { FunctionSettings } from '../../supabase/functions/_shared/function-settings.ts';
import { withoutLimit } from '../database/request-scope.ts';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { BackupFault } from './backup-fault.ts';
import { backupFolder, takeBackupFolder } from './backup-folder.ts';
import { stageBackup } from './stage-backup.ts';

const LOOK_EVERY_MS = 1000;

interface Session {
  /** Runs `work` with the database to itself. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  driver: { exec(sql: string): Promise<unknown> };
}

/** Stages a backup of a running host on request. The returned function stops this after a running backup. */
export function answerBackups(
  dataDir: string,
  session: Session,
  log: FunctionSettings['log'],
  metrics: Metrics = NO_METRICS,
): () => Promise<void> {
  forgetLeftovers(dataDir);
  const { asked } = backupFolder(dataDir);
  let isAtWork = false;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    if (isAtWork || !existsSync(asked)) return;
    isAtWork = true;
    running = answer(dataDir, session, log)
      .then((isDone) => metrics.choreEnded('backup', isDone))
      .catch((error: unknown) => log('A backup could not be answered', error))
      .finally(() => {
        isAtWork = false;
      });
  }, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Resolves to true when the backup was staged. */
async function answer(
  dataDir: string,
  session: Session,
  log: FunctionSettings['log'],
): Promise<boolean> {
  const folder = backupFolder(dataDir);
  rmSync(folder.asked);
  try {
    rmSync(folder.staging, { recursive: true, force: true });
    await stageBackup({
      dataDir,
      into: folder.staging,
      exclusively: (copy) => withoutLimit(() => session.exclusively(() => between(session, copy))),
    });
    renameSync(folder.staging, folder.staged);
    log('A backup was put together');
    return true;
  } catch (error) {
    log('A backup could not be put together', error);
    rmSync(folder.staging, { recursive: true, force: true });
    const isForPeople = error instanceof BackupFault;
    writeFileSync(folder.failed, isForPeople ? error.message : 'The host could not; see its log.');
    return false;
  }
}

/** Copies between two statements of one session: if the session is lost meanwhile, the copy fails. */
async function between({ driver }: Session, copy: () => Promise<void>): Promise<void> {
  // Without a checkpoint the copy looks like a crash: complete, but slower to open.
  await driver.exec('checkpoint');
  await copy();
  await driver.exec('select 1');
}

/** Deletes leftovers of interrupted backups, unless one is running. */
function forgetLeftovers(dataDir: string): void {
  try {
    takeBackupFolder(dataDir)();
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
  }
}

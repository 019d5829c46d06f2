import type { FunctionSettings } from '../supabase/functions/_shared/function-settings.ts';
import type { ChosenModel } from './analyst/chosen-model.ts';
import { sharedPlaces } from './analyst/shared-places.ts';
import { createBackend } from './backend.ts';
import type { RunningCalls } from './running-calls.ts';
import { markMigrated } from './data-folder/folder-version.ts';
import type { Secrets } from './data-folder/secrets.ts';
import type { DataFolder } from './data-folder/open-data-folder.ts';
import { hasRoom } from './data-folder/disk-room.ts';
import type { HostConnection } from './database/host-connection.ts';
import { prepareHostTables, shareSecrets } from './database/host-tables.ts';
import { explainFailure } from './database/open-stored-database.ts';
import { forHost } from './database/request-scope.ts';
import { QuestionLoop } from './questions/question-loop.ts';
import { createHostApp, type HostParts } from './http/host-app.ts';
import { sessionCheck } from './http/session-check.ts';
import { countedAnalyst } from './metrics/counted-analyst.ts';
import type { Metrics } from './metrics/metrics.ts';
import { smtpDriver } from './mail/mail-driver.ts';
import { openMailbox } from './mail/mailbox.ts';
import { answerOperator } from './operator/answer-operator.ts';
import { carryOverOperators, findOperators } from './operator/find-operators.ts';
import { operate } from './operator/operate.ts';
import type { HostSettings } from './settings.ts';
import { shareSettings } from './shared-settings/share-settings.ts';
import { objectRows } from './storage/object-rows.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Queries } from './database/database.ts';

interface OpenedParts extends Pick<HostParts, 'origins' | 'log' | 'logger' | 'openMetrics'> {
  settings: HostSettings;
  folder: DataFolder;
  connection: HostConnection;
  chosen: ChosenModel;
  metrics: Metrics;
  /** True once the host has been asked to stop. */
  isStopping(): boolean;
  calls: RunningCalls;
}

/** Assembles everything that answers requests, on an open folder and database. */
export async function assembleApp(parts: OpenedParts) {
  const { folder, connection, origins, chosen, isStopping, log, logger } = parts;
  const { calls, metrics, openMetrics } = parts;
  const { dataDir } = parts.settings;
  const { driver } = connection;
  const rows = objectRows(driver);
  const storage = await openStorage({
    folders: folder,
    place: parts.settings.storagePlace,
    describe: rows.describe,
    withLock: (name, work) => connection.withFileLock(name, work),
    log,
  });

  const whenOpened = async (error: unknown) => {
    throw (await explainFailure(folder.database, error)) ?? error;
  };
  const secrets = await joinHosts(parts).catch(whenOpened);
  const mailbox = !parts.settings.mail && parts.settings.hasMailbox ? openMailbox(driver) : null;
  const backend = await createBackend({
    connection,
    storageAdapter: storage.adapter,
    secrets,
    siteUrl: origins[0],
    origins,
  }).catch(whenOpened);
  markMigrated(dataDir);
  const { settings, follow } = await shareSettings(connection, parts.settings, log);
  await carryOverOperators(dataDir, driver);
  const session = sessionCheck({ ...secrets, database: driver });
  const operators = findOperators({ session, database: driver });
  const functionSettings = () => ({
    ...settingsOfFunctions({ ...parts, settings }, secrets),
    // Answers itself: no network, and the same rules as for all other requests.
    fetch: async (...asked: Parameters<typeof fetch>) => app.fetch(new Request(...asked)),
  });
  const questions = new QuestionLoop({
    connection,
    jwtSecret: secrets.jwtSecret,
    settings: functionSettings,
    atOnce: () => chosen.served.analystAtOnce,
    calls,
    log,
  });
  const app = createHostApp({
    settings,
    chosen,
    operators,
    backend,
    storage,
    rows,
    mail: settings.mail ? smtpDriver(settings.mail) : mailbox && { send: mailbox.keep },
    mailbox,
    admits: mayGetLink(driver),
    origins,
    functionSettings,
    questions,
    calls,
    session,
    database: driver,
    withLock: (name, work) => connection.withLock(name, work),
    hasRoom: () => hasRoom(dataDir),
    isHealthy: () => connection.isUsable,
    isReady: async () => !isStopping() && (await answers(driver)),
    metrics,
    openMetrics,
    log,
    logger,
  });
  questions.wake();
  const stopAnswering = answerOperator(
    dataDir,
    (order) => operate(driver, order).finally(follow),
    log,
  );
  return { app, storage, questions, settings, operators, stopAnswering };
}

/** Creates the tables that hosts of one database share, and returns the secrets they all use. */
async function joinHosts(parts: OpenedParts): Promise<Secrets> {
  const { settings, folder, connection, chosen, log } = parts;
  const { driver } = connection;
  await connection.withLock('schema', () => prepareHostTables(driver));
  if (settings.databaseUrl === null) return { ...folder.secrets, ...settings.secrets };
  chosen.served.analyst.sharePlaces?.(sharedPlaces(connection, log));
  return { ...(await shareSecrets(driver, folder.secrets)), ...settings.secrets };
}

function answers(database: Pick<HostConnection['driver'], 'query'>): Promise<boolean> {
  return database.query('select 1').then(
    () => true,
    () => false,
  );
}

/** The functions' settings that come from this host, without those that its app adds. */
function settingsOfFunctions(
  { settings, connection, chosen, calls, metrics, origins, log }: OpenedParts,
  secrets: Secrets,
): FunctionSettings {
  return {
    supabaseUrl: origins[0],
    publishableKey: secrets.publishableKey,
    analyst: countedAnalyst(chosen.served.analyst, metrics),
    allowance: settings.allowance,
    ending: calls.ending,
    // No service key: the host's own database connection has every right.
    recordPhotoSums: async (report, sums) => {
      await connection.driver.query('select public.record_photo_sums($1, $2::text::jsonb)', [
        report,
        JSON.stringify(sums),
      ]);
    },
    // Recorded on the host's behalf: the cost counts even when the caller has gone away.
    recordCost: async (cost) => {
      const names = Object.keys(cost).map((name, index) => `${name} => $${index + 1}`);
      const sql = `select public.record_analyst_cost(${names.join(', ')})`;
      await forHost(() => connection.driver.query(sql, Object.values(cost)));
    },
    log,
  };
}

function mayGetLink(database: Pick<Queries, 'query'>): (address: string) => Promise<boolean> {
  return async (address) => {
    const { rows } = await database.query<{ may: boolean }>(
      'select private.may_get_link($1) as may',
      [address],
    );
    return rows[0]?.may === true;
  };
}

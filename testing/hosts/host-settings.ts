import { builtinAnalyst } from '../../supabase/functions/_shared/builtin/builtin-analyst.ts';
import { makeModelEnvironment, type HostSettings } from '../../server/settings.ts';
import { SHARED_SETTINGS } from '../../server/shared-settings/shared-settings.ts';
import { copyMadeDatabase } from '../databases/made-database.ts';
import { PATIENCE_MS } from '../patience-ms.ts';

/** Settings of a host for tests: any free port, data of its own, limits that a suite never meets. */
export function testSettings(changes: Partial<HostSettings> & { dataDir: string }): HostSettings {
  if (!changes.databaseUrl) copyMadeDatabase(changes.dataDir);
  return {
    port: 0,
    databaseUrl: null,
    secrets: {},
    host: '127.0.0.1',
    appDir: null,
    publicUrl: null,
    mail: null,
    hasMailbox: true,
    analyst: builtinAnalyst,
    allowance: { analyses: 1000, generations: 1000 },
    analystPrice: null,
    analystAtOnce: 4,
    analystServer: '',
    makeEnvironment: changes.analyst ? null : (choice) => makeModelEnvironment(choice, {}),
    // Nothing listens there: the machine that tests run on may have models of its own.
    ollamaPort: 9,
    storagePlace: null,
    storageQuota: null,
    storageQuotaPerPerson: 1024 ** 3,
    sessionDays: 30,
    signUp: 'open',
    given: Object.keys(SHARED_SETTINGS).filter(
      (name) => (SHARED_SETTINGS[name]?.field ?? '') in changes,
    ),
    rateLimits: {
      otpPerHour: 10_000,
      otpPerRecipient: 10_000,
      otpInAll: 10_000,
      waitlistPerHour: 10_000,
    },
    isBehindProxy: false,
    stopTimes: { drainSeconds: 0, finishSeconds: 2 },
    statementLimitMs: PATIENCE_MS,
    logLevel: 'silent',
    metricsToken: null,
    ...changes,
  };
}

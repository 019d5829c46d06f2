import { join } from 'node:path';
import { App, type EmailDriver, setExperimental } from '@supabase/lite';
import type { EngineConnection } from './database/engine-connection.ts';
import { migrate, restorePrivileges } from './database/migrate.ts';
import { withoutLimit } from './database/request-scope.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

const SUBJECT = 'Your sign-in link for Plumbline';
const TEMPLATE = {
  subject: SUBJECT,
  content_path: join(PROJECT_FOLDER, 'supabase/templates/magic_link.html'),
};

type StorageAdapter = NonNullable<App['_storageAdapter']>;

/**
 * Supabase's contract on this database: sign-in, data and storage, with the schema up to date. The
 * numbers are those of supabase/config.toml, which hosted projects use.
 */
export async function createBackend(options: {
  connection: EngineConnection;
  storage: StorageAdapter;
  email: EmailDriver;
  secrets: { jwtSecret: string; publishableKey: string; secretKey: string };
  siteUrl: string;
  /** Every address under which people reach this host; links may lead back to these alone. */
  origins: string[];
}): Promise<App> {
  const { connection, secrets } = options;
  const backend = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: options.origins.map((origin) => `${origin}/**`),
      email: {
        enable_confirmations: true,
        otp_expiry: 3600,
        template: { magic_link: TEMPLATE, confirmation: TEMPLATE },
      },
    },
    api: { schemas: ['public'], max_rows: 1000 },
    storage: { enabled: true, file_size_limit: '10MiB' },
    studio: { enabled: false },
    options: {
      drivers: { email: options.email },
      // Admin mode would serve requests without a key as service_role.
      server: { admin: false, disableStudio: true },
    },
  });
  backend._storageAdapter = options.storage;
  // Storage is behind a switch (docs/decisions/001 weighs that), which init() announces on the console
  // when it finds it on.
  const initialised = backend.init();
  setExperimental('storage', true);
  await initialised;
  await withoutLimit(() => prepareSchema(backend, connection));
  return backend;
}

async function prepareSchema(backend: App, connection: EngineConnection): Promise<void> {
  await backend.ensureSystemSchema();
  await migrate(connection.driver);
  await connection.clearSchemaCache();
  // The first request of a role makes the library hand out privileges; let that be now.
  await connection.withContext({ auth: { role: 'anon', uid: null } }, () => Promise.resolve());
  await restorePrivileges(connection.driver);
}

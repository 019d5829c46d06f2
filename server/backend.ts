import { type ApiKeyResolver, App, setExperimental } from '@supabase/lite';
import type { HostConnection } from './database/host-connection.ts';
import { migrate } from './database/migrate.ts';
import { grantPrivileges } from './database/privileges.ts';
import { refuseEmptySchema } from './database/refuse-empty-schema.ts';
import { withoutLimit } from './database/request-scope.ts';
import type { Claims } from './http/session-check.ts';
import { outboxMailer } from './mail/link-outbox.ts';

/** Nobody types these digits: the link carries their hash. */
const OTP_DIGITS = 32;

/**
 * The library hashes a random password for each new account, which takes 100 ms: that reveals new accounts and blocks
 * the thread. Nobody has a password here (decision 088), so the cheapest hash will do.
 */
process.env['LITE_AUTH_BCRYPT_COST'] = '4';

export interface Backend {
  /** Answers a request; `caller` is the result of its token's check, and the library then checks no token. */
  ask(
    request: Request,
    from: { peerAddress: string | null; caller: Claims | null },
  ): Promise<Response>;
}

/**
 * Supabase's contract on this database: sign-in, data and storage, with the schema up to date. The
 * numbers are those of supabase/config.toml, which hosted projects use.
 */
export async function createBackend(options: {
  connection: HostConnection;
  storageAdapter: NonNullable<App['_storageAdapter']>;
  secrets: { jwtSecret: string; publishableKey: string; secretKey: string };
  siteUrl: string;
  /** Every address under which people reach this host; links may lead back to these alone. */
  origins: string[];
}): Promise<Backend> {
  const { connection, secrets } = options;
  const callers = new WeakMap<Request, Claims>();
  // Otherwise the library would check the token a second time and query its session and account.
  const resolveRole: ApiKeyResolver = async (key, c) => {
    if (key === secrets.secretKey) return { type: 'secret', claims: { role: 'service_role' } };
    if (key !== secrets.publishableKey) return null;
    return { type: 'publishable', claims: callers.get(c.req.raw) ?? { role: 'anon' } };
  };
  refuseEmptySchema(connection);
  const backend = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: options.origins.map((origin) => `${origin}/**`),
      // A used refresh token works once more only while its successor is unused.
      enable_refresh_token_rotation: true,
      email: {
        enable_confirmations: true,
        otp_expiry: 3600,
        // A link's token is a hash of the address and these digits. 32 digits (106 bits) cannot be
        // guessed; the usual six can be, within the hour that a link is valid.
        otp_length: OTP_DIGITS,
      },
    },
    api: { schemas: ['public'], max_rows: 1000 },
    storage: { enabled: true, file_size_limit: '10MiB' },
    studio: { enabled: false },
    options: {
      // Admin mode would serve requests without a key as service_role.
      server: { admin: false, disableStudio: true, apiKeys: { resolver: resolveRole } },
    },
  });
  backend._mailer = outboxMailer;
  backend._storageAdapter = options.storageAdapter;
  // Storage is behind a switch (weighed in decision 001); when it is on, init() announces it
  // on the console.
  const initialised = backend.init();
  setExperimental('storage', true);
  await initialised;
  await withoutLimit(() => prepareSchema(backend, connection));
  return {
    async ask(request, { peerAddress, caller }) {
      const asked = caller ? withoutToken(request) : request;
      if (caller) callers.set(asked, caller);
      return backend.fetch(asked, { peerAddress });
    },
  };
}

function withoutToken(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  return new Request(request, { headers });
}

/** Only one host of a database prepares its schema; the others wait. */
async function prepareSchema(backend: App, connection: HostConnection): Promise<void> {
  await connection.withLock('schema', async () => {
    await backend.ensureSystemSchema();
    await grantPrivileges(connection.driver);
    await migrate(connection.driver);
  });
  await connection.schemaChanged();
  await connection.introspect({ useCache: true });
}

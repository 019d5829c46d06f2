import type { HttpBindings } from '@hono/node-server';
import type { App } from '@supabase/lite';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { FunctionSettings } from '../../supabase/functions/_shared/function-settings.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { carryRedirect } from '../mail/redirect-in-mail.ts';
import type { HostSettings } from '../settings.ts';
import type { DiskStorage } from '../storage/disk-storage.ts';
import { listFolder } from '../storage/list-objects.ts';
import type { objectRows } from '../storage/object-rows.ts';
import { servePublicObject } from '../storage/serve-objects.ts';
import { withStorageFailures } from '../storage/storage-failure.ts';
import { withPlainBody } from '../storage/upload-body.ts';
import { appFiles } from './app-files.ts';
import { functionRoutes } from './functions.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { hourlyLimit } from './rate-limits.ts';
import { forThisRequest } from './request-turns.ts';
import { pageHeaders } from './security-headers.ts';

/** Texts and one page of rows; a section holds 20,000 characters. */
const MAX_DATA_BYTES = 2 * 1024 * 1024;
/** The bucket's 10 MiB and the form around the file. */
const MAX_UPLOAD_BYTES = 10 * 1024 * 1024 + 64 * 1024;

const LINK_NOT_SENT = 'The sign-in link could not be sent. Please try again in a few minutes.';

export interface HostParts {
  settings: Pick<HostSettings, 'appDir' | 'publicUrl' | 'rateLimits' | 'isBehindProxy'>;
  backend: App;
  storage: DiskStorage;
  rows: ReturnType<typeof objectRows>;
  functions: Omit<FunctionSettings, 'fetch'>;
  /** Null where mails leave the machine, or strangers reach it. */
  mailbox: Mailbox | null;
  /** This host's addresses; the first is the one it names itself by. */
  origins: [string, ...string[]];
  isHealthy(): Promise<boolean>;
  log: FunctionSettings['log'];
}

type Env = { Bindings: HttpBindings };

/** Everything that the host answers, put together: Supabase's contract, its own pages, the app. */
export function createHostApp(parts: HostParts): Hono<Env> {
  const { backend, mailbox, origins, rows, settings, storage } = parts;
  const { isBehindProxy, rateLimits } = settings;
  const app = new Hono<Env>();

  app.onError((error, c) => {
    parts.log(`${c.req.method} ${c.req.path} failed`, error);
    return c.json({ message: 'Something went wrong on the server. Please try again.' }, 500);
  });
  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404));
  app.use(compress());
  app.use(forThisRequest);

  // Functions ask this host without a socket.
  const toBackend = (request: Request, env: Partial<HttpBindings> | undefined) =>
    backend.fetch(request, { peerAddress: env?.incoming?.socket.remoteAddress ?? null });

  app.use(
    '/auth/v1/otp',
    hourlyLimit({
      perHour: rateLimits.otpPerHour,
      isBehindProxy,
      message: 'Too many sign-in links were requested. Please wait an hour, then try again.',
    }),
    carryRedirect(origins),
    async (c, next) => {
      await next();
      if (c.res.status >= 500) c.res = refusal(500, 'unexpected_failure', LINK_NOT_SENT);
    },
  );
  app.use(
    '/rest/v1/signup_emails',
    hourlyLimit({
      perHour: rateLimits.waitlistPerHour,
      isBehindProxy,
      message: 'Too many sign-ups came from this address. Please try again in an hour.',
    }),
  );
  for (const path of ['/auth/v1/*', '/rest/v1/*']) {
    app.use(path, bodyLimit({ maxSize: MAX_DATA_BYTES, onError: () => tooLarge('The request') }));
    app.all(path, (c) => toBackend(c.req.raw, c.env));
  }

  app.on(['GET', 'HEAD'], '/storage/v1/object/public/*', (c) =>
    servePublicObject(c, {
      describePublic: rows.describePublic,
      pathOf: (bucket, key) => storage.pathOf(bucket, key),
    }),
  );
  app.use(
    '/storage/v1/*',
    bodyLimit({ maxSize: MAX_UPLOAD_BYTES, onError: () => tooLarge('The file') }),
  );
  app.post('/storage/v1/object/list/:bucket', (c) =>
    listFolder(c.req.raw, async (request) => toBackend(request, c.env)),
  );
  app.all('/storage/v1/*', async (c) => {
    const request = await withPlainBody(c.req.raw);
    if (!request) return refusal(400, 'InvalidRequest', 'The upload holds no file.');
    return withStorageFailures(() => toBackend(request, c.env));
  });

  const functions: FunctionSettings = {
    ...parts.functions,
    // Answers itself: no network, and the same rules as for everybody.
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  };
  app.route('/functions/v1', functionRoutes(functions));

  app.get('/healthz', async (c) =>
    (await parts.isHealthy()) ? c.json({ ok: true }) : c.json({ ok: false }, 503),
  );
  app.get('/config.json', (c) => {
    const asked = new URL(c.req.url).origin;
    c.header('cache-control', 'no-store');
    return c.json({
      // Without a name of its own the host goes by the one it was asked under (a forwarded port).
      supabaseUrl: settings.publicUrl ?? asked,
      publishableKey: parts.functions.publishableKey,
      mailbox: mailbox ? '/mailbox' : null,
      analyst: parts.functions.analyst.name,
    });
  });
  if (mailbox) app.route('/', mailboxRoutes(mailbox));

  if (settings.appDir) {
    app.use('*', pageHeaders(origins));
    app.route('/', appFiles(settings.appDir));
  }
  return app;
}

function tooLarge(what: string): Response {
  return refusal(413, 'Payload too large', `${what} is too large.`);
}

/** `message` is where supabase-js looks for data and storage errors, `msg` for sign-in errors. */
function refusal(status: number, error: string, message: string): Response {
  return Response.json(
    { statusCode: String(status), error, message, msg: message },
    { status, headers: { 'access-control-allow-origin': '*' } },
  );
}

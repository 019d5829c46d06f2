import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { FunctionSettings } from '../../supabase/functions/_shared/function-settings.ts';
import type { ChosenModel } from '../analyst/chosen-model.ts';
import type { Backend } from '../backend.ts';
import type { RunningCalls } from '../running-calls.ts';
import type { Queries } from '../database/database.ts';
import type { HostConnection } from '../database/host-connection.ts';
import { DatabaseError } from '../database/database-error.ts';
import { chooseStatus } from '../database/error-answer.ts';
import { reachedByOthers } from '../exposure.ts';
import { requestLog } from '../log/request-log.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { MailDriver } from '../mail/mail-driver.ts';
import type { Operators } from '../operator/find-operators.ts';
import { countedMail } from '../metrics/counted-mail.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { HostSettings } from '../settings.ts';
import { signUpMode } from '../sign-up/sign-up-setting.ts';
import type { objectRows } from '../storage/object-rows.ts';
import type { HostStorage } from '../storage/open-storage.ts';
import { answerAway } from './answer-away.ts';
import { appFiles } from './app-files.ts';
import { isAtThisMachine } from './at-this-machine.ts';
import { compressAnswers } from './compress-answers.ts';
import { functionRoutes } from './functions.ts';
import { knownHosts } from './known-hosts.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { type OpenMetrics, metricsRoute } from './metrics-route.ts';
import type { QuestionLoop } from '../questions/question-loop.ts';
import { modelRoutes } from './model-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { ownOriginsOnly } from './own-origins.ts';
import { notOffered, refusal, tooLarge } from './refusal.ts';
import { chargeToPerson } from './charge-to-person.ts';
import { restRoutes } from './rest-routes.ts';
import { signInCodes } from '../sign-in-codes.ts';
import { letterBounds } from './letter-bounds.ts';
import { sendLink } from './send-link.ts';
import { addSecurityHeaders, pageHeaders } from './security-headers.ts';
import type { Claims, SessionCheck } from './session-check.ts';
import { storageRoutes } from './storage-routes.ts';
import { withoutInternals } from './without-internals.ts';

/** Enough for a link's token and an address. */
const MAX_SIGN_IN_BYTES = 16 * 1024;

export interface HostParts {
  settings: Omit<HostSettings, 'analyst'>;
  backend: Backend;
  storage: HostStorage;
  rows: ReturnType<typeof objectRows>;
  /** Read once for each call: one analyst answers all of it. */
  functionSettings(): FunctionSettings;
  /** Tracks the running calls of functions. */
  calls: Pick<RunningCalls, 'add'>;
  chosen: ChosenModel;
  operators: Operators;
  /** Null where no links can be sent. */
  mail: MailDriver | null;
  /** Null where mails are sent, or nobody may read them here. */
  mailbox: Mailbox | null;
  /** True when an address has an account or may have one. */
  admits(address: string): Promise<boolean>;
  /** This host's addresses, the main one first. */
  origins: [string, ...string[]];
  questions: Pick<QuestionLoop, 'wake'>;
  session: SessionCheck;
  database: Pick<Queries, 'query'>;
  withLock: HostConnection['withLock'];
  /** True while the host is alive; does not wait. */
  isHealthy(): boolean;
  /** Sends the database a query, in the queue of its other work. */
  isReady(): Promise<boolean>;
  hasRoom(): Promise<boolean>;
  metrics: Metrics;
  /** Null where nobody may read the metrics. */
  openMetrics: OpenMetrics | null;
  log: FunctionSettings['log'];
  logger: Logger;
}

type Env = { Bindings: HttpBindings };

/** Assembles all that the host answers: Supabase's contract, its own pages, the app. */
export function createHostApp(parts: HostParts): Hono<Env> {
  const { backend, mailbox, metrics, origins, rows, settings, storage } = parts;
  const mail = parts.mail && countedMail(parts.mail, metrics);
  const { chosen, database } = parts;
  const app = new Hono<Env>();

  app.onError((error) => failure(error, parts.log));
  app.notFound((c) => c.json({ message: 'There is nothing at this address.' }, 404));
  app.use(compressAnswers());
  app.use(endUnread);
  // Inside compression: a failed answer gets its request's id while its body can still be read.
  app.use(requestLog(parts.logger, metrics));
  app.use(addSecurityHeaders(settings.publicUrl));
  // Before the check of names: a metrics collector may use any name its network has for the host.
  if (parts.openMetrics) app.get('/metrics', metricsRoute(parts.openMetrics));
  app.use(knownHosts(origins));
  for (const service of ['auth', 'rest', 'storage', 'functions']) {
    app.use(`/${service}/v1/*`, ownOriginsOnly(origins));
  }
  app.use(chargeToPerson(parts.session, settings.isBehindProxy));
  app.use(answerAway);

  // Functions call this host without a socket.
  const askBackend = async (request: Request, c: Context, caller: Claims | null = null) => {
    if (!isDecodable(new URL(request.url).pathname)) return notOffered();
    const env = c.env as Partial<HttpBindings> | undefined;
    const peerAddress = env?.incoming?.socket.remoteAddress ?? null;
    return withoutInternals(await backend.ask(request, { peerAddress, caller }));
  };

  app.use('/auth/v1/*', bodyLimit({ maxSize: MAX_SIGN_IN_BYTES, onError: () => tooLarge() }));
  const mayLeave = letterBounds(database, settings);
  const codes = signInCodes(database);
  app.route(
    '/auth/v1',
    authRoutes({
      settings,
      database,
      session: parts.session,
      askBackend,
      codes,
      sendLink: async (link, c) => {
        if (!mail) return noLinks();
        const sending = { mail, mayLeave, codes, isOpen: settings.signUp === 'open' };
        return sendLink(link, (asked) => askBackend(asked, c), { ...parts, ...sending });
      },
    }),
  );
  const { session } = parts;
  wakeWhenAsked(app, parts.questions);
  app.route('/rest/v1', restRoutes({ settings, database, askBackend, session }));
  app.route('/storage/v1', storageRoutes({ askBackend, session, storage, rows, metrics }));

  app.route('/functions/v1', functionRoutes(parts.functionSettings, parts.session, parts.calls));

  app.get('/healthz', () => health(parts));
  app.get('/readyz', async (c) =>
    (await parts.isReady()) ? c.json({ ok: true }) : c.json({ ok: false }, 503),
  );
  app.get('/config.json', (c) => c.json(configFor(c, parts)));
  if (mailbox) app.route('/', mailboxRoutes(mailbox));
  app.route(
    '/',
    modelRoutes({
      origins,
      chosen,
      operators: parts.operators,
      ollamaPort: settings.ollamaPort,
      // On a host that others reach and where anybody may sign up, people with an account are strangers.
      isAmongPeople: () => settings.signUp !== 'open' || reachedByOthers(settings) === null,
    }),
  );

  if (settings.appDir) {
    app.use('*', pageHeaders(origins));
    app.route('/', appFiles(settings.appDir));
  }
  return app;
}

/** Wakes the queue as soon as somebody asks a question or pauses their own. */
function wakeWhenAsked(app: Hono<Env>, questions: HostParts['questions']): void {
  for (const call of ['ask_about', 'hold_analysis']) {
    app.use(`/rest/v1/rpc/${call}`, async (_, next) => {
      await next();
      questions.wake();
    });
  }
}

/** Facts about this host that the app reads first. */
function configFor(c: Context, { settings, functionSettings, mailbox, chosen }: HostParts) {
  const { publishableKey } = functionSettings();
  const { analyst, analystAtOnce, analystPrice } = chosen.served;
  return {
    // Without PUBLIC_URL the host uses the name that the request used (a forwarded port).
    supabaseUrl: settings.publicUrl ?? new URL(c.req.url).origin,
    publishableKey,
    mailbox: mailbox && isAtThisMachine(c) ? '/mailbox' : null,
    analyst: analyst.name,
    analystCapabilities: analyst.capabilities,
    analystAtOnce,
    analystInBackground: true,
    analystPrice,
    analystIsChosen: chosen.choice !== null,
    signUp: signUpMode(settings.signUp),
  };
}

function failure(error: Error, log: HostParts['log']): Response | Promise<Response> {
  // No slot was free: the host is stopping, or the caller has gone away.
  if (error instanceof DatabaseError && chooseStatus(error) > 500) {
    return withoutInternals(refusal(chooseStatus(error), error.code ?? '', error.message));
  }
  log('A request failed in a way that was not foreseen', error);
  const message = 'Something went wrong on the server. Please try again.';
  return Response.json({ message }, { status: 500 });
}

async function health({ hasRoom, isHealthy }: Pick<HostParts, 'hasRoom' | 'isHealthy'>) {
  if (!(await hasRoom())) return Response.json({ ok: false, reason: 'disk' }, { status: 503 });
  return isHealthy() ? Response.json({ ok: true }) : Response.json({ ok: false }, { status: 503 });
}

/**
 * Closes the connection of a request answered before all of it was read. Hono's server would read the rest for half a
 * second and then cut the connection, even when the next request is already on it.
 */
const endUnread: MiddlewareHandler = async (c, next) => {
  await next();
  // Functions call this host without a socket.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming?.complete === false) c.header('Connection', 'close');
};

/** The library would throw for a broken percent escape. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function noLinks(): Response {
  const message =
    'This server sends no sign-in links, because it has no mail server. Ask its operator to set SMTP_URL.';
  return refusal(503, 'email_provider_disabled', message);
}

import { HELD, type Guard, guard } from './guard.ts';

/** Nobody comes in here, but something could get lost. */
const FAULT = 0;

/** An office's machine relies on these: figures, the end of a host, backups that rotate. */
export const DEPLOYMENT_GUARDS: Guard[] = [
  guard(
    HELD,
    'the figures are for anyone with the token alone',
    'server/http/metrics-route.ts',
    ["if (!timingSafeEqual(sum(c.req.header('authorization') ?? ''), expected))", 'if (!expected)'],
    '@metrics-1',
  ),
  guard(
    HELD,
    'a label takes few values',
    'server/metrics/prometheus.ts',
    ["METHODS.has(method) ? method : 'other'", 'method'],
    '@metrics-2',
  ),
  guard(
    FAULT,
    'a start that is told to stop ends',
    'server/main.ts/index.js',
    ['process.on(signal, () => process.exit(0));', 'void signal;'],
    '@main-5',
  ),
  guard(
    FAULT,
    'a host that stops is not ready',
    'server/assemble-app.ts',
    ['!isStopping() && (await', '(await'],
    '@stopping-1',
  ),
  guard(
    FAULT,
    'a host that stops keeps no connection',
    'server/end-requests.ts',
    ['  keepNoConnection();', '  void keepNoConnection;'],
    '@stopping-2',
  ),
  guard(
    FAULT,
    'a host that is told again waits no longer',
    'server/end-requests.ts',
    [
      'await passed(drainSeconds, cut);',
      'await passed(drainSeconds, new AbortController().signal);',
    ],
    '@stopping-2',
  ),
  guard(
    FAULT,
    'a look that outlasts its host is given up in words',
    'supabase/functions/_shared/ask-analyst.ts',
    ['settings.ending?.aborted ? settings.ending.reason : error', 'error'],
    '@stopping-3',
  ),
  guard(
    FAULT,
    'a host that stops waits for what nobody hears of',
    'server/end-requests.ts',
    ['[stopped, calls.waitForAll()]', '[stopped]'],
    '@stopping-4',
  ),
  guard(
    FAULT,
    'a restarted host takes no request before it is ready',
    'server/start-host.ts',
    ['if (!isAskedWhenReady(settings)) listening', 'if (isAskedWhenReady) listening'],
    '@stopping-5',
  ),
  guard(
    FAULT,
    'a host that stops goes on until a proxy has noticed',
    'server/start-host.ts',
    ['listening && isReady ? drain', 'listening && !isReady ? drain'],
    '@rolling-restart-1',
  ),
  guard(
    FAULT,
    'a rotation removes its own files alone',
    'server/backup/rotate-backups.ts',
    ['filter((other) => isMade(folder, other))', 'filter(() => typeof isMade === "function")'],
    '@rotate-backups-1',
  ),
  guard(
    FAULT,
    'a rotation takes no folder for granted',
    'server/backup/rotate-backups.ts',
    ['if (!existsSync(folder) || !statSync(folder).isDirectory())', 'if (!existsSync && statSync)'],
    '@rotate-backups-2',
  ),
  guard(
    FAULT,
    'a backup is read again before it counts',
    'server/backup/archive.ts',
    ["if (hash.digest('hex') !== sha256) throw damaged(file);", 'void sha256;'],
    '@rotate-backups-3',
  ),
];

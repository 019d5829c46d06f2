import { type Wall, WITHOUT_ONE_TURN, wall } from './wall.ts';

const VISITORS = 'server/attacks/visitors.test.ts';
const HOST_NAMES = 'server/attacks/host-names.test.ts';
const ACCOUNT = 'server/attacks/account.test.ts';
const FIRST = 'server/first-requests.test.ts';

/** What a start, a visitor's address, the mailbox and the folder of a host give away or hold up. */
export const EDGE_WALLS: Wall[] = [
  wall(
    33,
    'the schema is read before the host is ready',
    'server/backend.ts',
    ['  await connection.introspect({ useCache: true });\n', ''],
    [FIRST, 'find everything prepared, however many come at once'],
  ),
  wall(
    33,
    'the schema is read once, however many ask',
    'server/http/rest-routes.ts',
    WITHOUT_ONE_TURN,
    [FIRST, 'share one reading of the schema where it has to be read again'],
  ),
  wall(
    33,
    'a schema that could not be read is not kept',
    'server/database/refuse-empty-schema.ts',
    ['schema.tables.length > 0', 'schema.tables.length >= 0'],
    [FIRST, 'find the schema again after it could not be read'],
  ),
  wall(
    34,
    'a visitor is the same with every port',
    'server/http/visitor-address.ts',
    ['return inBrackets ?? alone ?? text;', 'return inBrackets ?? alone ? text : text;'],
    [VISITORS, 'are locked after twenty from %s'],
  ),
  wall(
    34,
    'an IPv4 address is the same in hexadecimal',
    'server/http/visitor-address.ts',
    ["new SocketAddress({ address, family: 'ipv6' }).address", 'SocketAddress && address'],
    [VISITORS, 'are locked after twenty from %s'],
  ),
  wall(
    34,
    'what is no address is no visitor',
    'server/http/visitor-address.ts',
    ['if (!isIPv6(address)) return null;', 'if (!isIPv6(address)) return text;'],
    [VISITORS, 'are locked after twenty from %s'],
  ),
  wall(
    34,
    'the host mails so many links in all',
    'server/http/auth-routes.ts',
    ['perHour: rateLimits.otpInAll,', 'perHour: 1_000_000,'],
    [VISITORS, 'of the whole host have a bound, which refused ones do not use up'],
  ),
  wall(
    34,
    'a plus sign makes no new mailbox',
    'server/http/auth-routes.ts',
    ["return email.replace(/\\+[^@]*(?=@)/, '');", 'return email;'],
    [VISITORS, 'to one mailbox count together, whatever stands behind a plus sign'],
  ),
  wall(
    36,
    'a header that no browser sends closes the mailbox',
    'server/http/at-this-machine.ts',
    ['.every((name) => SENT_BY_CLIENTS.test(name))', '.some((name) => SENT_BY_CLIENTS.test(name))'],
    [HOST_NAMES, 'is not there for a request that carries %s'],
  ),
  wall(
    36,
    'HTTP/1.0 closes the mailbox',
    'server/http/at-this-machine.ts',
    ["incoming?.httpVersion !== '1.0' &&", ''],
    [HOST_NAMES, 'is not there for HTTP/1.0, which nginx speaks and no browser'],
  ),
  wall(
    36,
    'the mailbox is named where it answers, and nowhere else',
    'server/http/host-app.ts',
    ["mailbox && isAtThisMachine(c) ? '/mailbox'", "mailbox ? '/mailbox'"],
    [HOST_NAMES, 'is not there for a request that carries %s'],
  ),
  wall(
    36,
    'MAILBOX=off closes the mailbox',
    'server/assemble-app.ts',
    ['!settings.mail && settings.hasMailbox ?', '!settings.mail ?'],
    [HOST_NAMES, 'is closed by MAILBOX=off, and asking for a link says so'],
  ),
  wall(
    38,
    'what the upgrade takes back is kept as a version',
    'supabase/migrations/20261122000000_outcomes_and_versions.sql',
    ['from taken_back;\ndrop', 'from taken_back where false;\ndrop'],
    [
      'supabase/tests/upgrade-of-old-rows.test.ts',
      'keeps what the upgrade takes back as a version, which its owner can put back',
    ],
  ),
  wall(
    38,
    'a link of before leads to a page',
    'server/http/auth-routes.ts',
    ["routes.get('/verify', (c)", "routes.get('/verify-of-before', (c)"],
    [ACCOUNT, 'leads to the page that uses it on a click, by %s'],
  ),
  wall(
    38,
    'what is no link leads to the login page',
    'server/http/auth-routes.ts',
    ['c.redirect(success ?', 'c.redirect(!success || success ?'],
    [ACCOUNT, 'leads to the login page, which says so, where it is none: %s'],
  ),
  wall(
    38,
    'the parts of an archive are what they should be',
    'server/backup/archive.ts',
    ['if (!isRight) throw', 'if (isRight === null) throw'],
    [
      'server/backup/restore-backup.test.ts',
      'refuses an archive with %s, and leaves what is there',
    ],
  ),
  wall(
    38,
    'a full disk is told',
    'server/http/host-app.ts',
    ['if (!(await hasRoom()))', 'if ((await hasRoom()) === null)'],
    [
      'server/full-disk.test.ts',
      'loses nothing acknowledged on a full disk, says so, and goes on once there is room',
    ],
  ),
  wall(
    38,
    'a folder that a newer program migrated is refused unopened',
    'server/data-folder/folder-version.ts',
    ['&& migration <= newestMigration()) return;', '&& migration !== null) return;'],
    [
      'server/start-faults.test.ts',
      'for a folder that a newer program migrated, before the database is opened',
    ],
  ),
  wall(
    38,
    'the folder says what its database has had',
    'server/assemble-app.ts',
    ['  markMigrated(settings.dataDir);\n', '  void markMigrated;\n'],
    [
      'server/start-faults.test.ts',
      'for a folder that a newer program migrated, before the database is opened',
    ],
  ),
  wall(
    38,
    'a migration that fails leaves the folder to the version before',
    'server/data-folder/folder-version.ts',
    [
      'JSON.stringify({ ...found, ...own })',
      'JSON.stringify({ ...found, ...own, migration: newestMigration() })',
    ],
    ['server/start-faults.test.ts', 'that failed leaves the folder to the version that it was of'],
  ),
];

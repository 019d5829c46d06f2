import { ANALYST_WALLS } from './analyst-walls.ts';
import { DATABASE_WALLS } from './database-walls.ts';
import { HOSTED_WALLS } from './hosted-walls.ts';
import { EDGE_WALLS } from './edge-walls.ts';
import { OPERATION_WALLS } from './operation-walls.ts';
import { REPORT_WALLS } from './report-walls.ts';
import { ROW_WALLS } from './row-walls.ts';
import { TURN_WALLS } from './turn-walls.ts';
import { type Wall, wall } from './wall.ts';
import { ZIP_WALLS } from './zip-walls.ts';

const ACCOUNT = 'server/attacks/account.test.ts';
const BROWSER = 'server/attacks/browser-walls.test.ts';
const HOST_NAMES = 'server/attacks/host-names.test.ts';
const RESOURCES = 'server/attacks/resources.test.ts';
const UPLOADS = 'server/storage/uploads.test.ts';
const BOMBS = 'supabase/functions/_shared/builtin/decode-photo.test.ts';
const RLS = 'supabase/tests/row-level-security.test.ts';
const SIGN_IN = 'e2e/sign-in.spec.ts';

export const WALLS: Wall[] = [
  wall(
    1,
    'a link’s token is made of 106 random bits',
    'server/backend.ts',
    ['otp_length: OTP_DIGITS,', 'otp_length: 6,'],
    [ACCOUNT, 'has nothing short to guess: 64 hexadecimal digits, made of 106 random bits'],
  ),
  wall(
    1,
    'wrong links lock a visitor',
    'server/http/auth-routes.ts',
    ['const WRONG_LINKS_PER_HOUR = 20;', 'const WRONG_LINKS_PER_HOUR = 20_000;'],
    [ACCOUNT, 'is locked after twenty wrong tries, also when they come at once'],
  ),
  wall(
    2,
    'only what the product uses of sign-in answers',
    'server/http/auth-routes.ts',
    ["routes.all('*', notOffered);", "routes.all('*', (c) => parts.askBackend(c.req.raw, c));"],
    [ACCOUNT, 'cannot be set by signing up, and signs nobody in'],
  ),
  wall(
    2,
    'the database keeps no password',
    'supabase/migrations/20261121000400_no_passwords.sql',
    ['new.encrypted_password := null;', 'null;'],
    [RLS, 'keeps no password, whichever way it is set'],
  ),
  wall(
    3,
    'an account’s address is not changed',
    'server/http/auth-routes.ts',
    ["routes.all('*', notOffered);", "routes.all('*', (c) => parts.askBackend(c.req.raw, c));"],
    [ACCOUNT, 'is not offered'],
  ),
  wall(
    4,
    'the file service asks who it is first',
    'server/http/storage-routes.ts',
    ["if ((await parts.session.sessionOf(c.req.raw)) === 'live') return next();", 'return next();'],
    [RESOURCES, 'is refused before the names are read, for whoever is not signed in'],
  ),
  wall(
    4,
    'a removal names a thousand files at most',
    'server/http/storage-routes.ts',
    ['const MAX_NAMES = 1000;', 'const MAX_NAMES = 1_000_000;'],
    [RESOURCES, 'takes 64 KB and a thousand names, and no more'],
  ),
  wall(
    5,
    'a host that others reach mails its links',
    'server/exposure.ts',
    ['if (reason === null) return;', 'return;'],
    ['server/settings.test.ts', 'stop a start that others reach and that has no mail server: %o'],
  ),
  wall(
    5,
    'the mailbox is for this machine alone',
    'server/http/at-this-machine.ts',
    ['isAtThisMachine(c) ? next() : notOffered();', 'c ? next() : notOffered();'],
    [HOST_NAMES, 'is not there for a request that carries %s'],
  ),
  wall(
    6,
    'a statement over its limit is ended',
    'server/database/engine-connection.ts',
    ['const STATEMENT_LIMIT_MS = 3000;', 'const STATEMENT_LIMIT_MS = 30_000;'],
    [
      'server/database/host-under-load.test.ts',
      'answers other requests at once while a slow statement runs, and ends that one',
    ],
  ),
  wall(
    8,
    'the analyst has a thread',
    'server/analyst/host-analyst.ts',
    ['if (analyst !== builtinAnalyst)', 'if (analyst)'],
    [
      'server/contract.test.ts',
      'analyse a stored photo and write sections, outside the thread that answers',
    ],
  ),
  wall(
    8,
    'a photo over its time ends with its thread',
    'server/analyst/worker-thread.ts',
    ['stop.abort(new TookTooLong())', 'undefined'],
    [
      'server/analyst/threaded-analyst.test.ts',
      'ends with its thread and a plain sentence, while the host goes on, and the next one has a new thread',
    ],
  ),
  wall(
    8,
    'a picture has so many scans',
    'supabase/functions/_shared/builtin/pixels/jpeg/decode-scans.ts',
    ['const MAX_SCANS = 100;', 'const MAX_SCANS = 100_000;'],
    [BOMBS, 'is refused before the work: %s'],
  ),
  wall(
    8,
    'a picture has so many segments',
    'supabase/functions/_shared/builtin/pixels/jpeg/jpeg-segments.ts',
    ['const MAX_SEGMENTS = 1000;', 'const MAX_SEGMENTS = 1e9;'],
    [BOMBS, 'is refused before the work: %s'],
  ),
  wall(
    9,
    'a mailbox gets so many links an hour',
    'server/http/auth-routes.ts',
    ['perHour: rateLimits.otpPerRecipient,', 'perHour: 1_000_000,'],
    [ACCOUNT, 'gets six links an hour, whoever asks'],
  ),
  wall(
    10,
    'only this host’s own names are answered',
    'server/http/known-hosts.ts',
    ['WATCHED.has(c.req.path)) return next();', "c.req.path !== '') return next();"],
    [HOST_NAMES, 'does not get %s (DNS rebinding)'],
  ),
  wall(
    11,
    'a waitlist entry comes alone',
    'server/http/rest-routes.ts',
    ['isSingle ? isOneRow(text) : isRows(text)', 'isRows(text)'],
    [BROWSER, 'counts every entry, also when many come in one request'],
  ),
  wall(
    11,
    'an IPv6 /64 is one visitor',
    'server/http/visitor-address.ts',
    ['.slice(0, 4);', ';'],
    ['server/http/visitor-address.test.ts', 'is, for %s, %s'],
  ),
  wall(
    12,
    'an address is one plain address',
    'server/http/auth-routes.ts',
    ['  .regex(z.regexes.html5Email)\n', ''],
    [ACCOUNT, '%j is refused'],
  ),
  wall(
    12,
    'what stands in an address is text in a mail',
    'server/mail/sign-in-mail.ts',
    ['return text.replace(/[&<>"\']/g', 'return text.replace(/[]/g'],
    ['server/mail/sign-in-mail.test.ts', 'shows whatever stands in an address as text'],
  ),
  wall(
    13,
    'uploads of one name go one after the other',
    'server/storage/disk-storage.ts',
    ['return this.#turns.run(join(bucket, key), work);', 'return work();'],
    [UPLOADS, 'leave the bytes of the one that was acknowledged'],
  ),
  wall(
    13,
    'bytes are replaced by an upload that succeeded',
    'server/storage/disk-storage.ts',
    ['afterAnswer((isAccepted) => (isAccepted ? place() : drop()))', 'place()'],
    [
      'server/storage/disk-storage.test.ts',
      'keeps its bytes when the upload that would replace it fails after all',
    ],
  ),
  wall(
    14,
    'opening a link spends nothing',
    'server/http/auth-routes.ts',
    ["routes.all('*', notOffered);", "routes.all('*', (c) => parts.askBackend(c.req.raw, c));"],
    [ACCOUNT, 'may open the link, and every address in it, without spending it'],
  ),
  wall(
    15,
    'no session is taken from an address',
    'src/lib/supabase.ts',
    ['detectSessionInUrl: false', 'detectSessionInUrl: true'],
    [SIGN_IN, 'a session in an address does not replace the one at hand'],
  ),
  wall(
    15,
    'a link is used on a click',
    'src/features/auth/components/confirm-panel.tsx',
    ['  return (\n    <>', '  if (!isBusy && !failure) void handleSignIn();\n  return (\n    <>'],
    [SIGN_IN, 'a link for somebody else asks before it ends the session here'],
  ),
  wall(
    16,
    'a token counts while its session exists',
    'supabase/migrations/20261121000500_live_sessions.sql',
    ['  select exists (', '  select true or exists ('],
    [RLS, 'takes the token of a session that has ended for nobody'],
  ),
  wall(
    16,
    'the host refuses tokens of ended sessions',
    'server/http/session-check.ts',
    ["return rows.length > 0 ? 'live' : 'ended';", "return rows.length >= 0 ? 'live' : 'ended';"],
    [BROWSER, 'is nothing, on every service'],
  ),
  wall(
    17,
    'sign-in takes the address and nothing beside it',
    'server/http/auth-routes.ts',
    ["routes.all('*', notOffered);", "routes.all('*', (c) => parts.askBackend(c.req.raw, c));"],
    [ACCOUNT, 'answers %s %s with 404'],
  ),
  wall(
    17,
    'a picture begins as one',
    'server/http/upload-route.ts',
    ['if (!(await isPicture(file)))', 'if (false)'],
    [UPLOADS, 'is refused when it is %s'],
  ),
  wall(
    17,
    'a person has so much room',
    'server/storage/stored-amounts.ts',
    ['kept.bytes + bytes > bytesPerPerson ||', ''],
    [UPLOADS, 'is theirs alone, and is theirs again when files are removed'],
  ),
  wall(
    17,
    'a person has so many rows',
    'supabase/migrations/20261121001000_bounds_per_person.sql',
    ['offset 2000\n', 'offset 200000\n'],
    ['supabase/tests/bounds-per-person.test.ts', 'is 2,000 observations in a report'],
  ),
  wall(
    18,
    'HSTS where people come over TLS',
    'server/http/security-headers.ts',
    ["if (isOverTls) headers.set('strict", "if (!isOverTls) headers.set('strict"],
    [BROWSER, 'says HSTS where people come over TLS, and nowhere else'],
  ),
  wall(
    18,
    'no answer is sniffed or framed',
    'server/http/security-headers.ts',
    ["    headers.set('x-content-type-options', 'nosniff');\n", ''],
    [BROWSER, '%s is not sniffed, not framed, and runs what is ours alone'],
  ),
  wall(
    18,
    'a count of everybody’s rows is not offered',
    'server/http/rest-request.ts',
    ['count=exact|', 'count=(exact|planned)|'],
    ['server/http/rest-request.test.ts', '%s'],
  ),
  wall(
    18,
    'failures of the inside leave as a code and a sentence',
    'server/http/without-internals.ts',
    ['if (answer.status < 500) return answer;', 'if (answer.status < 600) return answer;'],
    [
      'server/database/host-under-load.test.ts',
      'answers other requests at once while a slow statement runs, and ends that one',
    ],
  ),
  wall(
    18,
    'a link leaves at a fixed moment',
    'server/http/send-link.ts',
    ['  await leaves;\n', '  void leaves;\n'],
    [ACCOUNT, 'is not told by the time that an answer takes'],
  ),
  wall(
    18,
    'other sites’ pages do not call',
    'server/http/own-origins.ts',
    ["return refusal(403, 'foreign_origin'", "return next() ?? refusal(403, 'foreign_origin'"],
    [BROWSER, 'gets no %s %s through'],
  ),
  ...REPORT_WALLS,
  ...ROW_WALLS,
  ...TURN_WALLS,
  ...ANALYST_WALLS,
  ...DATABASE_WALLS,
  ...OPERATION_WALLS,
  ...HOSTED_WALLS,
  ...ZIP_WALLS,
  ...EDGE_WALLS,
];

import { baselinePart, HELD, type Guard, guard } from './guard.ts';

const SIGN_UP = baselinePart('02_sign_up');
const BY_INDEX = baselinePart('01_sessions');
const WAITLIST = baselinePart('03_waitlist');

const held = (name: string, file: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, file, change, test);

/** Keep accounts to those who were invited, and the waitlist to people. */
export const SIGN_UP_GUARDS: Guard[] = [
  held(
    'an account is made for whoever was invited alone',
    SIGN_UP,
    ['private.may_sign_up(new.email) is not true', 'false'],
    '@sign-up-1',
  ),
  held(
    'a domain is that domain alone',
    SIGN_UP,
    [
      "substring(asked.address from '@([^@]+)$') = any (s.domains)",
      "exists (select from unnest(s.domains) d where asked.address like '%' || d)",
    ],
    '@sign-up-2',
  ),
  held(
    'a mailbox of a domain has one account',
    SIGN_UP,
    ["      and asked.address !~ '\\+.*@'\n", ''],
    '@sign-up-3',
  ),
  held(
    'a right link passes a lock for wrong ones',
    'server/http/auth-routes.ts',
    ['if (answer.ok || answer.status >= 500) return answer;', ''],
    '@sign-in-bounds-1',
  ),
  held(
    'letters that leave are counted, not requests',
    'server/http/letter-bounds.ts',
    ['if (!isAdmitted) return !(await newcomers.isFull(EVERYBODY));', ''],
    '@sign-in-bounds-3',
  ),
  held(
    'strangers use up no letter of those who have signed in',
    'server/http/letter-bounds.ts',
    ['if (rows.length === 0) return', 'return'],
    '@sign-in-bounds-4',
  ),
  held(
    'a host that says something else does not start',
    'server/shared-settings/share-settings.ts',
    ['theirs === own || !settings.given.includes(name)', 'true'],
    '@shared-settings-1',
  ),
  held(
    'the first account administers no host that others reach',
    'server/shared-settings/share-settings.ts',
    ['if (reachedByOthers(settings) !== null) {', 'if (false) {'],
    '@shared-settings-2',
  ),
  held(
    'a link is made for whom the host admits alone',
    'server/http/send-link.ts',
    ['isAdmitted ? ask(request) : accepted()', 'ask(request)'],
    '@sign-up-4',
  ),
  held(
    'an answer leaves at one moment, whoever asks',
    'server/http/send-link.ts',
    ['  await leaves;\n', ''],
    '@send-link-1',
  ),
  held(
    'no answer waits for the mail server where strangers get no mail',
    'server/http/send-link.ts',
    ['parts.isOpen && !(await sent)', '!(await sent)'],
    '@sign-up-5',
  ),
  held(
    'the waitlist takes one address in a statement',
    WAITLIST,
    ["if current_setting('private.waitlist_has_row', true) = 'true' then", 'if false then'],
    '@waitlist-bounds-1',
  ),
  ...['email', 'recovery_token', 'confirmation_token'].map((column) =>
    held(
      `a sign-in does not read all accounts for one of them, by its ${column}`,
      BY_INDEX,
      [`on auth.users (${column})`, 'on auth.users (id)'],
      '@sign-up-6',
    ),
  ),
  held(
    'everybody together joins the waitlist so often',
    WAITLIST,
    ['offset 999)', 'offset 9999)'],
    '@waitlist-bounds-2',
  ),
  held(
    'a network joins the waitlist so often',
    WAITLIST,
    ['> an_hour_ago offset 29', '> an_hour_ago offset 2900'],
    '@waitlist-bounds-3',
  ),
];

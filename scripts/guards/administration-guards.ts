import { baselinePart, HELD, type Guard, guard } from './guard.ts';

const PART = baselinePart('70_administration');

const held = (name: string, change: [string, string], test: string): Guard =>
  guard(HELD, name, PART, change, test);

/** Keep administration to administrators, and out of what people write. */
export const ADMINISTRATION_GUARDS: Guard[] = [
  held(
    'administrators alone administer',
    ['if private.is_administrator() is not true then', 'if false then'],
    '@administration-1',
  ),
  held(
    'an administrator has a session that counts',
    [
      'select private.session_is_live() and private.administers((select auth.uid()))',
      'select private.administers((select auth.uid()))',
    ],
    '@administration-1',
  ),
  guard(
    HELD,
    'the tables of administration are open to nobody',
    baselinePart('30_analyst'),
    [
      'revoke all on private.person_limits from public, anon, authenticated, service_role;',
      'grant select on private.person_limits to authenticated;',
    ],
    '@administration-2',
  ),
  held(
    'an invitation is written down',
    ["perform private.write_act('invited', asked, null);", 'null;'],
    '@administration-3',
  ),
  guard(
    HELD,
    'a person’s own limit counts',
    baselinePart('30_analyst'),
    ['most := coalesce(most, p_limit);', 'most := p_limit;'],
    '@administration-4',
  ),
  guard(
    HELD,
    'a session of a suspended account does not count',
    baselinePart('01_sessions'),
    ['      and coalesce(u.banned_until <= now(), true)\n  );', '  );'],
    '@administration-5',
  ),
  held(
    'an administrator is not suspended',
    ['if private.administers(p_person) then', 'if false then'],
    '@administration-6',
  ),
  guard(
    HELD,
    'nothing is left of an account that is deleted',
    baselinePart('71_accounts'),
    [
      'update private.administrator_acts a set whom = null where',
      'update private.administrator_acts a set whom = a.whom where',
    ],
    '@administration-7',
  ),
  guard(
    HELD,
    'whom the command takes back administers no more',
    'server/operator/operate.ts',
    ['where address = any($1::text[])', 'where address = any($1::text[]) and false'],
    '@operators-1',
  ),
  guard(
    HELD,
    'a suspended account gets no link',
    baselinePart('02_sign_up'),
    ['(select bool_and(coalesce(u.banned_until <= now(), true))', '(select true'],
    '@operators-2',
  ),
  guard(
    HELD,
    'no first account administers a host that others reach',
    'server/shared-settings/share-settings.ts',
    ["setSetting(database, 'FIRST_ACCOUNT', 'nobody')", 'Promise.resolve()'],
    '@operators-3',
  ),
];

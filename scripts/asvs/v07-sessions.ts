import { inventory, met, notApplicable, notMet } from './answer.ts';

export const SESSIONS = [
  met(
    '7.1.1',
    'document how long sessions last',
    'Written down, with the reason and how it departs from NIST SP 800-63B.',
    {
      in: [inventory('sessions')],
    },
  ),
  met('7.1.2', 'document how many sessions one account has', 'Any number, each ended by itself.', {
    in: [inventory('sessions')],
  }),
  notApplicable('7.1.3', 'document federated sessions', 'No federation.'),
  met('7.2.1', 'tokens are checked by the server', 'By the host and by the database.', {
    in: ['server/http/session-check.ts', 'supabase/schemas/01_sessions.sql'],
    by: ['@matrix-3'],
  }),
  met(
    '7.2.2',
    'tokens are made for each session',
    'A signed token for an hour, renewed by a refresh token that changes each time.',
    {
      in: ['server/backend.ts'],
      by: ['@contract-3'],
    },
  ),
  notMet(
    '7.2.3',
    'reference tokens of 128 bits',
    'A refresh token is the library’s UUID v7 with 74 random bits. Needs a change of the library.',
  ),
  met(
    '7.2.4',
    'a new token at each sign-in',
    'Each link makes a session of its own; another person’s ends the one at hand first.',
    {
      by: ['@sign-in-7'],
    },
  ),
  met(
    '7.3.1',
    'sessions end when unused',
    'After 30 days, or as many as SESSION_DAYS says; on Supabase by inactivity_timeout.',
    { in: ['server/http/auth-routes.ts'], by: ['@disused-sessions-1'] },
  ),
  notMet(
    '7.3.2',
    'sessions end after some time',
    'No absolute end. `sessions: { timebox: "2160h" }` in the same two places.',
  ),
  met('7.4.1', 'an ended session opens nothing', 'A token counts while its session exists.', {
    in: ['supabase/schemas/01_sessions.sql'],
    by: ['@browser-guards-5', '@row-level-security-8', '@account-plays-1'],
  }),
  met('7.4.2', 'a deleted account has no sessions', 'They go with it.', {
    in: ['supabase/schemas/71_accounts.sql'],
    by: ['@delete-own-account-1', '@account-plays-1'],
  }),
  notApplicable('7.4.3', 'end other sessions when a factor changes', 'No factor can be changed.'),
  met('7.4.4', 'signing out is easy to find', 'In the account’s menu on every screen.', {
    in: ['src/app/shell/account-menu.tsx'],
    by: ['@header-and-menus-3'],
  }),
  met(
    '7.4.5',
    'administrators can end sessions',
    'One account’s, by suspending it on the page People; everybody’s by removing secrets.json.',
    {
      in: ['supabase/schemas/70_administration.sql', 'server/data-folder/secrets.ts'],
      by: ['@administration-5', '@operators-2'],
    },
  ),
  notApplicable(
    '7.5.1',
    'sign in again before the account changes',
    'Its address cannot be changed; its deletion asks for the address to be typed.',
    {
      by: ['@account-5'],
    },
  ),
  notMet(
    '7.5.2',
    'people see and end their sessions',
    'No screen lists them. The service ends all of one’s own by `scope=global`; a button on the account page would do the second half.',
  ),
  notApplicable('7.6.1', 'sessions with an identity provider', 'No identity provider.'),
  met(
    '7.6.2',
    'no session without a deed',
    'A link is used on a click; none is taken from an address.',
    {
      in: ['src/features/auth/components/confirm-panel.tsx', 'src/lib/supabase.ts'],
      by: ['@sign-in-5'],
    },
  ),
];

import { inventory, met, notApplicable, notMet } from './answer.ts';

const NO_PASSWORDS = 'Nobody has a password (decision 088).';
const NO_SECOND_FACTOR = 'There is one factor, the mailbox.';
const NO_PROVIDERS = 'No identity provider: the host signs people in itself.';

const PASSWORDS = [
  ['6.2.1', 'passwords of 8 characters'],
  ['6.2.2', 'passwords can be changed'],
  ['6.2.3', 'a change asks for the old password'],
  ['6.2.4', 'common passwords are refused'],
  ['6.2.5', 'passwords of any characters'],
  ['6.2.6', 'password fields hide what is typed'],
  ['6.2.7', 'passwords can be pasted'],
  ['6.2.8', 'passwords are taken as typed'],
  ['6.2.9', 'passwords of 64 characters'],
  ['6.2.10', 'passwords do not run out'],
  ['6.2.11', 'words of the place are no passwords'],
  ['6.2.12', 'breached passwords are refused'],
] as const;

export const AUTHENTICATION = [
  met(
    '6.1.1',
    'document limits on guessing',
    'Written down with how they are set, and why nobody can be locked out by a stranger.',
    {
      in: [inventory('signing-in')],
    },
  ),
  notApplicable('6.1.2', 'document words that are no passwords', NO_PASSWORDS),
  met('6.1.3', 'document every way in', 'There is one.', { in: [inventory('signing-in')] }),
  ...PASSWORDS.map(([id, asks]) => notApplicable(id, asks, NO_PASSWORDS)),
  met(
    '6.3.1',
    'limits on guessing',
    'Twenty wrong links lock a visitor for an hour; a mailbox gets six links an hour.',
    {
      in: ['server/http/auth-routes.ts'],
      by: ['@account-3', '@account-plays-1'],
    },
  ),
  met(
    '6.3.2',
    'no accounts by default',
    'An empty database has none, and the keys are made at the first start.',
    {
      in: ['server/data-folder/secrets.ts'],
      by: ['@main-2'],
    },
  ),
  notMet(
    '6.3.3',
    'several factors',
    'The mailed link is the only factor. Whoever reads the mailbox is in. A second one needs a key or an app for one-time codes, and screens for both; the library behind the host has neither.',
  ),
  met(
    '6.3.4',
    'no way in beside the documented one',
    'Every other route of the sign-in service answers 404, and the database keeps no password.',
    {
      in: ['server/http/auth-routes.ts', 'supabase/schemas/01_sessions.sql'],
      by: ['@account-6', '@row-level-security-9'],
    },
  ),
  met(
    '6.4.1',
    'first secrets are random and short-lived',
    'The link is random, works once and for an hour, and becomes nothing lasting.',
    {
      in: ['server/backend.ts'],
      by: ['@account-1', '@contract-2'],
    },
  ),
  met('6.4.2', 'no secret questions', 'There are none.', {
    in: ['server/http/auth-routes.ts'],
    by: ['@account-6'],
  }),
  notApplicable('6.4.3', 'a safe way to reset a password', NO_PASSWORDS),
  notApplicable('6.4.4', 'a lost second factor', NO_SECOND_FACTOR),
  met(
    '6.5.1',
    'codes work once',
    'A link signs in once, however many devices try it at the same moment.',
    {
      by: ['@contract-2', '@account-plays-1'],
    },
  ),
  notApplicable(
    '6.5.2',
    'stored lookup secrets are hashed',
    'No list of recovery codes. What a link carries is stored as it is, for an hour.',
  ),
  met(
    '6.5.3',
    'codes from a secure generator',
    'The library draws each digit by crypto.getRandomValues.',
    {
      in: ['server/backend.ts'],
      by: ['@account-1'],
    },
  ),
  met('6.5.4', 'codes of 20 bits', '106 bits.', {
    in: ['server/backend.ts'],
    by: ['@account-1'],
  }),
  notMet(
    '6.5.5',
    'codes live ten minutes at most',
    'A link lives an hour: mails arrive late on building sites. `otp_expiry: 600` in server/backend.ts and supabase/config.toml would do it, with the texts that say an hour.',
  ),
  notApplicable('6.6.1', 'codes by telephone', 'No telephone numbers.'),
  notMet(
    '6.6.2',
    'a code is bound to the request for it',
    'A link works on another device than the one that asked, by decision 086; a newer link ends the older one. Binding needs a secret kept by the browser that asked.',
  ),
  met('6.6.3', 'no guessing of codes', 'Limited by visitor, and past guessing.', {
    in: ['server/http/auth-routes.ts'],
    by: ['@account-3'],
  }),
  notApplicable('6.8.1', 'no mix-up of identity providers', NO_PROVIDERS),
  notApplicable('6.8.2', 'signed assertions', NO_PROVIDERS),
  notApplicable('6.8.3', 'SAML assertions count once', NO_PROVIDERS),
  notApplicable('6.8.4', 'strength told by a provider', NO_PROVIDERS),
];

import { inventory, met, notApplicable, notMet, partly } from './answer.ts';

const SECRETS = 'server/data-folder/secrets.ts';
const NOTHING_ENCRYPTED =
  'The product encrypts nothing itself: data at rest are protected by rights and by the operator’s disk.';
const NO_PASSWORDS = 'No passwords.';
const PROXY = 'A proxy in front ends TLS; the host speaks HTTP.';
const ONE_PROCESS = 'One process; its parts do not speak over a network.';

export const CRYPTOGRAPHY = [
  partly(
    '11.1.1',
    'a policy for keys',
    'Made, kept, replaced and lost as the inventory says; no schedule for replacing them, as NIST SP 800-57 has.',
    {
      in: [inventory('keys')],
    },
  ),
  met('11.1.2', 'an inventory of keys and algorithms', 'One table.', { in: [inventory('keys')] }),
  met(
    '11.2.1',
    'proven implementations',
    'Node’s crypto, WebCrypto, and @noble/hashes where a browser offers none.',
    { in: [SECRETS] },
  ),
  partly(
    '11.2.2',
    'algorithms and keys can be exchanged',
    'Keys can; algorithms are named in one place each and in stored sums, and need a migration.',
    {
      in: [inventory('keys')],
    },
  ),
  met('11.2.3', '128 bits of security', 'HMAC-SHA-256 with 384 random bits; SHA-256.', {
    in: [SECRETS],
    by: ['@main-2'],
  }),
  notApplicable('11.3.1', 'no weak modes', NOTHING_ENCRYPTED),
  notApplicable('11.3.2', 'approved ciphers', NOTHING_ENCRYPTED),
  notApplicable('11.3.3', 'encrypted data cannot be altered', NOTHING_ENCRYPTED),
  met('11.4.1', 'approved hashes', 'SHA-256 wherever a hash holds anything.', {
    in: [inventory('keys')],
    by: ['@signed-revisions-1'],
  }),
  notApplicable('11.4.2', 'passwords are stored by a slow hash', NO_PASSWORDS),
  met('11.4.3', 'hashes long enough', '256 bits for revisions, photos and templates.', {
    in: ['supabase/schemas/42_signing.sql'],
    by: ['@signed-revisions-1'],
  }),
  notApplicable('11.4.4', 'keys from passwords', NO_PASSWORDS),
  notMet(
    '11.5.1',
    '128 random bits for what must not be guessed',
    'Keys have 192 and more; a link has 106, a photo’s address 90 beside its ids, a refresh token 74 (7.2.3). `OTP_DIGITS = 39` in server/backend.ts would give a link 129.',
  ),
  met(
    '11.6.1',
    'approved ways to make keys and signatures',
    'Keys are random bytes; tokens are HMAC-SHA-256.',
    {
      in: [SECRETS],
      by: ['@account-1'],
    },
  ),
];

export const TRANSPORT = [
  notApplicable('12.1.1', 'TLS 1.2 and 1.3 alone', PROXY),
  notApplicable('12.1.2', 'good cipher suites', PROXY),
  notApplicable('12.1.3', 'client certificates', 'No client certificates.'),
  partly(
    '12.2.1',
    'TLS for everybody outside',
    'The README says how; nothing refuses a PUBLIC_URL with http. server/exposure.ts could say so at the start.',
    {
      in: ['server/exposure.ts'],
      by: ['@browser-guards-2'],
    },
  ),
  notApplicable('12.2.2', 'certificates that browsers trust', PROXY),
  partly(
    '12.3.1',
    'TLS for all connections',
    'Model providers by https. A mail server by smtp:// is asked for STARTTLS and used without it; `requireTLS` in smtpDriver for all but loopback names would end that.',
    {
      in: [inventory('connections'), 'server/mail/mail-driver.ts'],
    },
  ),
  met(
    '12.3.2',
    'certificates are checked',
    'Node’s and the mail library’s defaults stand; nothing switches them off.',
    {
      in: ['server/mail/mail-driver.ts', 'server/analyst/patient-fetch.ts'],
    },
  ),
  notApplicable('12.3.3', 'TLS between services', ONE_PROCESS),
  notApplicable('12.3.4', 'trusted certificates between services', ONE_PROCESS),
];

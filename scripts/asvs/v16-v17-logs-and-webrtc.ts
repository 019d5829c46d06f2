import { inventory, met, notApplicable, notMet, partly } from './answer.ts';

const LOG = 'server/log/request-log.ts';
const MAIN_LOG = '@main-3';
const NO_CALLS = 'No WebRTC.';

export const LOGS = [
  met('16.1.1', 'an inventory of logs', 'One section.', { in: [inventory('logs')] }),
  partly(
    '16.2.1',
    'when, where, who, what',
    'When, which route, how it ended, with an id. Who is left out by decision 094; the database’s own record of sign-ins names the account.',
    {
      in: [LOG],
      by: ['@request-log-1'],
    },
  ),
  met('16.2.2', 'times in UTC', 'ISO 8601 with Z, by the machine’s clock.', {
    in: ['server/log/logger.ts'],
    by: ['@request-log-1'],
  }),
  met('16.2.3', 'logs go where the inventory says', 'Standard error alone.', {
    in: ['server/log/logger.ts'],
    by: [MAIN_LOG],
  }),
  met('16.2.4', 'logs that programs read', 'JSON lines with an id for each request.', {
    in: [LOG],
    by: ['@request-log-4'],
  }),
  met('16.2.5', 'no sensitive data in logs', 'No address, token, mail or typed text.', {
    in: [LOG, 'supabase/functions/_shared/logged-cause.ts'],
    by: ['@request-log-2', MAIN_LOG],
  }),
  partly(
    '16.3.1',
    'sign-ins are logged',
    'Each as a line with its route and status, and in the database’s record with the account where it succeeded.',
    {
      in: [LOG],
      by: ['@request-log-1'],
    },
  ),
  partly(
    '16.3.2',
    'refusals are logged',
    'Each as a line with its status; a row that row level security hides is no refusal.',
    {
      in: [LOG],
      by: ['@request-log-6'],
    },
  ),
  partly(
    '16.3.3',
    'attempts to get around are logged',
    'By their statuses (400, 403, 413, 421, 429) at the level of every request; none is told apart as an attempt.',
    {
      in: [LOG],
    },
  ),
  met('16.3.4', 'unexpected errors are logged', 'With their kind, code and calls.', {
    in: ['supabase/functions/_shared/logged-cause.ts'],
    by: ['@request-log-3', '@logged-cause-1'],
  }),
  met('16.4.1', 'no forged log lines', 'JSON escapes what could be one.', {
    in: ['server/log/logger.ts'],
    by: ['@request-log-5'],
  }),
  partly(
    '16.4.2',
    'logs cannot be read or changed by others',
    'The host keeps none; whoever takes its standard error sets the rights.',
    { in: [inventory('logs')] },
  ),
  notMet(
    '16.4.3',
    'logs on another system',
    'The operator’s: standard error can be sent on by journald or a container’s driver. The product sends nothing.',
  ),
  met(
    '16.5.1',
    'a plain message for failures',
    'A sentence and an id; messages of the inside stay inside.',
    {
      in: ['server/http/without-internals.ts'],
      by: ['@host-app-6'],
    },
  ),
  met(
    '16.5.2',
    'outside failures are survived',
    'Models are asked again with bounds, mails that fail are told, a full disk loses nothing.',
    {
      by: ['@mail-driver-2', '@full-disk-1'],
    },
  ),
  met(
    '16.5.3',
    'failing closed',
    'What fails is undone, and a session that cannot be checked does not count.',
    {
      in: ['server/http/session-check.ts'],
      by: ['@engine-1', '@disk-storage-1'],
    },
  ),
];

export const WEBRTC = [
  notApplicable('17.1.1', 'TURN to public addresses alone', NO_CALLS),
  notApplicable('17.2.1', 'keys of DTLS certificates', NO_CALLS),
  notApplicable('17.2.2', 'DTLS cipher suites', NO_CALLS),
  notApplicable('17.2.3', 'SRTP is authenticated', NO_CALLS),
  notApplicable('17.2.4', 'malformed SRTP is survived', NO_CALLS),
  notApplicable('17.3.1', 'signalling under a flood', NO_CALLS),
  notApplicable('17.3.2', 'malformed signalling is survived', NO_CALLS),
];

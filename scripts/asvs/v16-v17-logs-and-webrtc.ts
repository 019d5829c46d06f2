import { met, notApplicable, notMet, partly } from './answer.ts';
import { hostApp, inventory, requestLog } from './evidence.ts';

const LOG = 'server/log/request-log.ts';
const MAIN_LOG = [
  'server/main.test.ts',
  'is JSON lines on standard error that hold nothing of what people sent',
] as const;
const NO_CALLS = 'No WebRTC.';

export const LOGS = [
  met('16.1.1', 'an inventory of logs', 'One section.', { in: [inventory('logs')] }),
  partly(
    '16.2.1',
    'when, where, who, what',
    'When, which route, how it ended, with an id. Who is left out by decision 094; the database’s own record of sign-ins names the account.',
    {
      in: [LOG],
      by: [requestLog('says of a request its kind, its end and its time, and gives it an id')],
    },
  ),
  met('16.2.2', 'times in UTC', 'ISO 8601 with Z, by the machine’s clock.', {
    in: ['server/log/logger.ts'],
    by: [requestLog('says of a request its kind, its end and its time, and gives it an id')],
  }),
  met('16.2.3', 'logs go where the inventory says', 'Standard error alone.', {
    in: ['server/log/logger.ts'],
    by: [MAIN_LOG],
  }),
  met('16.2.4', 'logs that programs read', 'JSON lines with an id for each request.', {
    in: [LOG],
    by: [requestLog('counts what a request asks of the host itself as part of it')],
  }),
  met('16.2.5', 'no sensitive data in logs', 'No address, token, mail or typed text.', {
    in: [LOG, 'supabase/functions/_shared/logged-cause.ts'],
    by: [
      requestLog('keeps nothing of the address: no path, no query, no id of the visitor'),
      MAIN_LOG,
    ],
  }),
  partly(
    '16.3.1',
    'sign-ins are logged',
    'Each as a line with its route and status, and in the database’s record with the account where it succeeded.',
    {
      in: [LOG],
      by: [requestLog('says of a request its kind, its end and its time, and gives it an id')],
    },
  ),
  partly(
    '16.3.2',
    'refusals are logged',
    'Each as a line with its status; a row that row level security hides is no refusal.',
    {
      in: [LOG],
      by: [requestLog('tells foreseen refusals from failures')],
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
    by: [
      requestLog('puts the id of a failed request into its body, and into what was said about it'),
      [
        'supabase/functions/_shared/logged-cause.test.ts',
        'names the kind, the code and the calls, without the message',
      ],
    ],
  }),
  met('16.4.1', 'no forged log lines', 'JSON escapes what could be one.', {
    in: ['server/log/logger.ts'],
    by: [requestLog('writes a line for a line, whatever is in it')],
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
      by: [hostApp('gets an answer that says nothing of the inside')],
    },
  ),
  met(
    '16.5.2',
    'outside failures are survived',
    'Models are asked again with bounds, mails that fail are told, a full disk loses nothing.',
    {
      by: [
        [
          'server/mail/mail-driver.test.ts',
          'fails where the server refuses, so that the person is told',
        ],
        [
          'server/full-disk.test.ts',
          'loses nothing acknowledged on a full disk, says so, and goes on once there is room',
        ],
      ],
    },
  ),
  met(
    '16.5.3',
    'failing closed',
    'What fails is undone, and a session that cannot be checked does not count.',
    {
      in: ['server/http/session-check.ts'],
      by: [
        [
          'server/database/engine.test.ts',
          'runs nothing more of a transaction whose session was lost',
        ],
        [
          'server/storage/disk-storage.test.ts',
          'keeps its bytes when the upload that would replace it fails after all',
        ],
      ],
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

import { inventory, met, notMet, partly } from './answer.ts';

export const CONFIGURATION = [
  met('13.1.1', 'document connections', 'One table.', { in: [inventory('connections')] }),
  partly(
    '13.2.1',
    'services prove themselves by short-lived means',
    'Inside there is one process. Mail servers and model providers take a password or a key, which do not change by themselves.',
    {
      in: [inventory('connections')],
    },
  ),
  met(
    '13.2.2',
    'the least rights inside',
    'Requests run in the role of who asks; functions act with the caller’s token.',
    {
      in: ['server/database/session-context.ts'],
      by: ['@session-context-1', '@session-context-2'],
    },
  ),
  met('13.2.3', 'no default credentials', 'Keys are made at the first start.', {
    in: ['server/data-folder/secrets.ts'],
    by: ['@main-2'],
  }),
  met('13.2.4', 'outside systems by a list', 'The settings name them; nothing else is asked.', {
    in: [inventory('connections')],
    by: ['@analyze-photos-handler-1'],
  }),
  met(
    '13.2.5',
    'what the server may load, by a list',
    'The built app’s folder and the data folder.',
    {
      in: ['server/http/app-files.ts', 'server/storage/object-path.ts'],
      by: ['@what-is-offered-1'],
    },
  ),
  partly(
    '13.3.1',
    'secrets in a vault',
    'In files of the owner alone, or in the environment; none in the source. No vault.',
    {
      in: ['server/data-folder/secrets.ts'],
      by: ['@main-2'],
    },
  ),
  met(
    '13.3.2',
    'secrets for those who need them',
    'The data folder is its owner’s alone; a log never shows one.',
    {
      in: ['server/data-folder/open-data-folder.ts'],
      by: ['@open-data-folder-1', '@open-data-folder-3'],
    },
  ),
  met('13.4.1', 'no .git to be had', 'Only the built app is served.', {
    in: ['server/http/app-files.ts'],
    by: ['@what-is-offered-1'],
  }),
  met(
    '13.4.2',
    'no debugging in production',
    'Sources are served by `npm run dev` alone, and no setting does it.',
    { in: ['server/main.ts'] },
  ),
  met('13.4.3', 'no lists of folders', 'A folder’s address answers 404.', {
    by: ['@what-is-offered-1'],
  }),
  met('13.4.4', 'no TRACE', 'Refused on every service.', {
    by: ['@what-is-offered-2'],
  }),
  met(
    '13.4.5',
    'no documentation or monitoring by mistake',
    '/healthz says one word, and /metrics is there for whoever shows METRICS_TOKEN alone; the data service’s description is not offered.',
    {
      in: ['server/http/rest-request.ts'],
      by: ['@what-is-offered-1', '@metrics-1'],
    },
  ),
];

export const DATA = [
  met('14.1.1', 'sensitive data are named', 'In classes.', { in: [inventory('data')] }),
  met('14.1.2', 'each class has its protection', 'In the same table.', { in: [inventory('data')] }),
  met(
    '14.2.1',
    'nothing sensitive in addresses',
    'Tokens go in headers; a link’s stands behind the #, which is not sent. Photo addresses are keys by decision 092.',
    {
      in: ['server/mail/sign-in-mail.ts'],
      by: ['@mailed-link-1', '@request-log-2'],
    },
  ),
  met(
    '14.2.2',
    'no sensitive data in caches on the way',
    'Photos are private to the browser; every other answer but the app’s own files is no-store.',
    {
      in: ['server/storage/serve-objects.ts'],
      by: ['@host-app-4', '@host-app-2'],
    },
  ),
  met(
    '14.2.3',
    'nothing to trackers',
    'Pages may connect to this host alone; a model is asked only where one is set.',
    {
      in: ['server/http/security-headers.ts'],
      by: ['@host-app-1'],
    },
  ),
  partly(
    '14.2.4',
    'protection as documented',
    'Rights, sums, times and logs are; encryption at rest is left to the operator’s disk.',
    {
      in: [inventory('data')],
      by: ['@expired-versions-1'],
    },
  ),
  notMet(
    '14.3.1',
    'nothing stays in the browser after signing out',
    'Drafts and photos on their way stay on the device by decisions 042 and 052, so that no word is lost. A question when signing out could clear them.',
  ),
  partly(
    '14.3.2',
    'browsers keep no sensitive answer',
    'Answers with rows, texts and tokens are no-store. Photos are kept for a year, by their addresses that nobody guesses, so that a report opens at once.',
    {
      in: ['server/http/security-headers.ts'],
      by: ['@host-app-2'],
    },
  ),
  notMet(
    '14.3.3',
    'no sensitive data in the browser’s storage',
    'Drafts in localStorage and photos on their way in IndexedDB, by decision 042; both are gone once stored.',
  ),
];

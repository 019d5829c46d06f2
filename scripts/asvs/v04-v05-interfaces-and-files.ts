import { met, notApplicable, notMet, partly } from './answer.ts';
import {
  hostApp,
  inventory,
  offered,
  resources,
  restRequest,
  template,
  uploads,
  visits,
  zip,
} from './evidence.ts';

const NO_WEBSOCKETS = 'No WebSockets (decision 051).';

export const INTERFACES = [
  met(
    '4.1.1',
    'content types that are true',
    'Every answer with a body names its type; the library names UTF-8 with texts.',
    {
      in: ['server/http/app-files.ts'],
      by: [offered('names the type of %s')],
    },
  ),
  notApplicable(
    '4.1.2',
    'only pages redirect to HTTPS',
    'The host redirects nobody; a proxy in front ends TLS.',
  ),
  met(
    '4.1.3',
    'headers of proxies cannot be set by callers',
    'X-Forwarded-For counts only with TRUST_PROXY, and its last part alone, in one form of each address; without an address in it the connection’s own counts.',
    {
      in: ['server/http/visitor-address.ts'],
      by: [visits('is, for %s, %s'), visits('is not told by %j, which is no address')],
    },
  ),
  met(
    '4.2.1',
    'no request smuggling',
    'Node’s strict parser refuses two lengths, and a length beside chunks.',
    {
      by: [offered('refuses a request with %s')],
    },
  ),
  met(
    '4.3.1',
    'a list or a price for queries',
    'A list of what may be asked, a limit on time, a limit on the answer.',
    {
      in: ['server/http/rest-request.ts', 'server/database/turns.ts'],
      by: [
        restRequest('%s'),
        resources('is refused when it would be too large, and costs less than 200 MB'),
      ],
    },
  ),
  notApplicable(
    '4.3.2',
    'no GraphQL introspection',
    'No GraphQL; the description of the data service is not offered.',
  ),
  notApplicable('4.4.1', 'WebSockets over TLS', NO_WEBSOCKETS),
  notApplicable('4.4.2', 'WebSockets check the origin', NO_WEBSOCKETS),
  notApplicable('4.4.3', 'tokens for WebSockets', NO_WEBSOCKETS),
  notApplicable('4.4.4', 'WebSockets begin in a session', NO_WEBSOCKETS),
];

export const FILES = [
  met('5.1.1', 'document which files are taken', 'A table by purpose.', {
    in: [inventory('files')],
  }),
  met(
    '5.2.1',
    'sizes that can be worked on',
    'Bounds before a body is read; pictures are refused by their headers.',
    {
      in: ['server/http/storage-routes.ts', 'server/http/rest-routes.ts'],
      by: [
        resources('leaves the host answering while twenty files of 10 MB arrive'),
        [
          'src/features/letterhead/picture/check-file.test.ts',
          'refuses a picture by its header, before it is decoded',
        ],
      ],
    },
  ),
  partly(
    '5.2.2',
    'a file is what its name says',
    'First bytes decide about pictures, the parts about Word files, and browsers draw pictures anew. The ending of a stored name is not compared.',
    {
      in: ['server/storage/received-upload.ts'],
      by: [uploads('is refused when it is %s'), template('is refused with a sentence: %s')],
    },
  ),
  met(
    '5.2.3',
    'bounds on archives before they are unpacked',
    'Parts and bytes are counted while they are unpacked, whatever the archive says of itself; parts that share bytes are refused.',
    {
      in: ['src/lib/zip/open-zip.ts'],
      by: [
        zip('is stopped as soon as it is more than it says: 100 MB that say 1 KB'),
        zip('is refused where 480 files are the same bytes, before any of them is unpacked'),
      ],
    },
  ),
  met(
    '5.3.1',
    'uploads never run',
    'The host runs none of its files; stored ones are pictures with nosniff and a sandbox.',
    {
      in: ['server/storage/serve-objects.ts'],
      by: [uploads('never runs as a page, also when it begins as a picture and goes on as a page')],
    },
  ),
  met('5.3.2', 'paths are made of trusted parts', 'A key is checked and cannot leave its folder.', {
    in: ['server/storage/object-path.ts'],
    by: [['server/storage/disk-storage.test.ts', 'cannot leave the root: %s']],
  }),
  partly(
    '5.4.1',
    'names of files are checked, and sent with a download',
    'Names are checked; a download carries its name, a picture that is shown in a page carries none.',
    {
      in: ['server/storage/serve-objects.ts'],
      by: [uploads('are refused as such: %s')],
    },
  ),
  met('5.4.2', 'names in headers are encoded', 'As RFC 6266 says.', {
    in: ['server/storage/serve-objects.ts'],
    by: [hostApp('keeps a name of any alphabet')],
  }),
  notMet(
    '5.4.3',
    'a scan for malware',
    'No scanner: pictures are drawn anew in browsers and never run, Word files are cleaned and go back to their owner alone. A scanner of the operator’s could read the photo folder.',
  ),
];

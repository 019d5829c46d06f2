import { inventory, met, notApplicable, notMet, partly } from './answer.ts';

const NO_WEBSOCKETS = 'No WebSockets (decision 051).';

export const INTERFACES = [
  met(
    '4.1.1',
    'content types that are true',
    'Every answer with a body names its type; the library names UTF-8 with texts.',
    {
      in: ['server/http/app-files.ts'],
      by: ['@what-is-offered-3'],
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
      by: ['@visitor-address-1', '@visitor-address-2'],
    },
  ),
  met(
    '4.2.1',
    'no request smuggling',
    'Node’s strict parser refuses two lengths, and a length beside chunks.',
    {
      by: ['@what-is-offered-4'],
    },
  ),
  met(
    '4.3.1',
    'a list or a price for queries',
    'A list of what may be asked, a limit on time, a limit on the answer.',
    {
      in: ['server/http/rest-request.ts', 'server/database/engine-queue.ts'],
      by: ['@rest-request-2', '@resources-6'],
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
      by: ['@resources-4', '@check-file-1'],
    },
  ),
  partly(
    '5.2.2',
    'a file is what its name says',
    'First bytes decide about pictures, the parts about Word files, and browsers draw pictures anew. The ending of a stored name is not compared.',
    {
      in: ['server/storage/received-upload.ts'],
      by: ['@uploads-2', '@read-template-1'],
    },
  ),
  met(
    '5.2.3',
    'bounds on archives before they are unpacked',
    'Parts and bytes are counted while they are unpacked, whatever the archive says of itself; parts that share bytes are refused.',
    {
      in: ['src/lib/zip/open-zip.ts'],
      by: ['@open-zip-2', '@open-zip-1'],
    },
  ),
  met(
    '5.3.1',
    'uploads never run',
    'The host runs none of its files; stored ones are pictures with nosniff and a sandbox.',
    {
      in: ['server/storage/serve-objects.ts'],
      by: ['@uploads-3'],
    },
  ),
  met('5.3.2', 'paths are made of trusted parts', 'A key is checked and cannot leave its folder.', {
    in: ['server/storage/object-path.ts'],
    by: ['@disk-storage-3'],
  }),
  partly(
    '5.4.1',
    'names of files are checked, and sent with a download',
    'Names are checked; a download carries its name, a picture that is shown in a page carries none.',
    {
      in: ['server/storage/serve-objects.ts'],
      by: ['@uploads-7'],
    },
  ),
  met('5.4.2', 'names in headers are encoded', 'As RFC 6266 says.', {
    in: ['server/storage/serve-objects.ts'],
    by: ['@host-app-5'],
  }),
  notMet(
    '5.4.3',
    'a scan for malware',
    'No scanner: pictures are drawn anew in browsers and never run, Word files are cleaned and go back to their owner alone. A scanner of the operator’s could read the photo folder.',
  ),
];

import { type Guard, guard } from './guard.ts';

/** Keep a chosen Word file from taking the memory and the time of the person who chose it. */
export const ZIP_GUARDS: Guard[] = [
  guard(
    32,
    'no two files of an archive share bytes',
    'src/lib/zip/central-directory.ts',
    ['if (entry.offset !== next)', 'if (entry.offset < 0)'],
    '@open-zip-4',
  ),
  guard(
    32,
    'an archive is unpacked in small steps, and counted',
    'src/lib/zip/open-zip.ts',
    ['{ raw: true }', '{ raw: true, chunkSize: 2 ** 27 }'],
    '@open-zip-2',
  ),
  guard(
    32,
    'an archive has one end',
    'src/lib/zip/central-directory.ts',
    ['view.byteLength - 4;', 'view.byteLength - END_LENGTH;'],
    '@open-zip-4',
  ),
  guard(
    32,
    'what is unpacked of an archive has a sum',
    'src/lib/zip/open-zip.ts',
    ['this.bounds.bytes - this.count', 'this.bounds.bytes'],
    '@open-zip-3',
  ),
  guard(
    32,
    'a file of an archive says what its directory says',
    'src/lib/zip/central-directory.ts',
    ['if (!agrees)', 'if (false)'],
    '@open-zip-4',
  ),
  guard(
    32,
    'names of an archive differ in more than their case',
    'src/lib/zip/central-directory.ts',
    ['path.toLowerCase()', 'path'],
    '@open-zip-4',
  ),
  guard(
    32,
    'a file of an archive has the sum that is told',
    'src/lib/zip/open-zip.ts',
    ['if (crc32(content) !== entry.crc)', 'if (false)'],
    '@open-zip-5',
  ),
  guard(
    32,
    'elements of a Word file are counted',
    'src/document/word/package/xml-tree.ts',
    ['if (room.nodes < 0) onTooMuch();', ''],
    '@read-document-2',
  ),
  guard(
    32,
    'a photo beyond what a report has gets no memory',
    'src/document/word/read/read-runs.ts',
    ['|| Number(photo) > MOST_PHOTOS', ''],
    '@costly-documents-1',
  ),
  guard(
    32,
    'a worker that reads a file is ended when its time is up',
    'src/lib/ask-worker.ts',
    ["fail(toError({ type: 'too long' }));", ''],
    '@ask-worker-1',
  ),
];

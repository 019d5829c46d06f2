import { type Wall, wall } from './wall.ts';

const OPENER = 'src/lib/zip/open-zip.test.ts';
const COSTLY = 'src/document/word/read/costly-documents.test.ts';

/** What keeps a chosen Word file from taking the memory and the time of whoever chose it. */
export const ZIP_WALLS: Wall[] = [
  wall(
    32,
    'no two files of an archive share bytes',
    'src/lib/zip/locate-files.ts',
    ['if (entry.offset !== next)', 'if (entry.offset < 0)'],
    [OPENER, 'is refused: %s'],
  ),
  wall(
    32,
    'an archive is unpacked in small steps, and counted',
    'src/lib/zip/unpack-file.ts',
    ['{ raw: true }', '{ raw: true, chunkSize: 2 ** 27 }'],
    [OPENER, 'is stopped as soon as it is more than it says: 100 MB that say 1 KB'],
  ),
  wall(
    32,
    'an archive has one end',
    'src/lib/zip/central-directory.ts',
    ['view.byteLength - 4;', 'view.byteLength - END_LENGTH;'],
    [OPENER, 'is refused: %s'],
  ),
  wall(
    32,
    'what is unpacked of an archive has a sum',
    'src/lib/zip/open-zip.ts',
    ['this.bounds.bytes - this.count', 'this.bounds.bytes'],
    [OPENER, 'is refused where the files are too much together'],
  ),
  wall(
    32,
    'a file of an archive says what its directory says',
    'src/lib/zip/locate-files.ts',
    ['if (!agrees)', 'if (false)'],
    [OPENER, 'is refused: %s'],
  ),
  wall(
    32,
    'names of an archive differ in more than their case',
    'src/lib/zip/central-directory.ts',
    ['path.toLowerCase()', 'path'],
    [OPENER, 'is refused: %s'],
  ),
  wall(
    32,
    'a file of an archive has the sum that is told',
    'src/lib/zip/unpack-file.ts',
    ['if (crc32(content) !== entry.crc)', 'if (false)'],
    [OPENER, 'is refused when it is unpacked: a file with %s'],
  ),
  wall(
    32,
    'elements of a Word file are counted',
    'src/lib/xml/bounded-parser.ts',
    ['if (room.nodes < 0) onTooMuch();', ''],
    ['src/document/word/read/read-document.test.ts', 'that has %s is refused'],
  ),
  wall(
    32,
    'a photo beyond what a report has gets no memory',
    'src/document/word/read/read-runs.ts',
    ['|| Number(photo) > MOST_PHOTOS', ''],
    [COSTLY, 'gets no memory for a photo that no report has'],
  ),
  wall(
    32,
    'a worker that reads a file is ended when its time is up',
    'src/lib/ask-worker.ts',
    ['fail(onTooLong());', 'void onTooLong;'],
    ['src/lib/ask-worker.test.ts', 'is ended when its time is up, with the sentence for that'],
  ),
];

import { unzipSync } from 'fflate';
import { Random } from '../../../server/attacks/fuzz/random.ts';
import { readTemplate } from '../../../src/document/template/read-template.ts';
import { readDocument } from '../../../src/document/word/read/read-document.ts';
import { WordProblem } from '../../../src/document/word/package/word-problem.ts';
import { ZipArchive } from '../../../src/lib/zip/open-zip.ts';
import { ZipProblem } from '../../../src/lib/zip/central-directory.ts';
import { changedArchive } from './changed-archives.ts';
import { readByPython } from './read-by-python.ts';

const BOUNDS = { entries: 50, fileBytes: 200_000, bytes: 300_000, ratio: 200 };
/** The bytes that one step of unpacking may make before it is seen to be too much. */
const A_STEP = 100_000;
/** Starting another program costs more than reading a hundred small archives. */
const READ_TOGETHER = 200;

interface Tries {
  seed: number;
  /** Epoch milliseconds. */
  until: number;
  most?: number;
  report(finding: string): void;
}

interface Accepted {
  number: number;
  archive: Uint8Array;
  /** In the order of the directory. */
  files: [path: string, content: Uint8Array][];
}

/** Opens changed archives, one after the other, until the time or their number is over. */
export function tryArchives({ seed, until, most = Infinity, report }: Tries) {
  const random = new Random(seed);
  const waiting: Accepted[] = [];
  let tries = 0;
  let accepted = 0;
  const compare = () => {
    for (const { number, archive, difference } of readByPython(waiting.splice(0)))
      report(finding(seed, number, archive, `Python reads ${difference}`));
  };
  while (tries < most && Date.now() < until) {
    const archive = changedArchive(random);
    const number = tries;
    tries += 1;
    const { wrong, files } = opened(archive);
    for (const what of [...wrong, ...wrongWithReaders(archive)])
      report(finding(seed, number, archive, what));
    if (!files) continue;
    accepted += 1;
    waiting.push({ number, archive, files });
    if (waiting.length >= READ_TOGETHER) compare();
  }
  compare();
  return { tries, accepted };
}

const finding = (seed: number, number: number, archive: Uint8Array, what: string) =>
  `seed ${seed}, archive ${number}: ${what}: ${Buffer.from(archive).toString('base64')}`;

function opened(archive: Uint8Array): { wrong: string[]; files?: Accepted['files'] } {
  let zip: ZipArchive | undefined;
  const tooMuch = () =>
    (zip?.unpacked ?? 0) > BOUNDS.bytes + A_STEP ? [`unpacked ${zip?.unpacked} bytes`] : [];
  try {
    zip = new ZipArchive(archive, BOUNDS);
    const files = zip.paths.map((path): Accepted['files'][number] => [
      path,
      zip?.read(path) ?? new Uint8Array(),
    ]);
    return { wrong: [...tooMuch(), ...unlikeLibrary(archive, files)], files };
  } catch (error) {
    return { wrong: error instanceof ZipProblem ? tooMuch() : [`threw ${String(error)}`] };
  }
}

function unlikeLibrary(archive: Uint8Array, files: Accepted['files']): string[] {
  const others = unzipSync(archive);
  const isSame = ([path, content]: Accepted['files'][number]) =>
    others[path] !== undefined && Buffer.compare(others[path], content) === 0;
  const isAll = Object.keys(others).length === files.length;
  return isAll && files.every(isSame) ? [] : ['fflate reads other files'];
}

function wrongWithReaders(archive: Uint8Array): string[] {
  const thrown = (read: (file: Uint8Array) => unknown) => {
    try {
      read(archive);
      return [];
    } catch (error) {
      return error instanceof WordProblem ? [] : [`${read.name} threw ${String(error)}`];
    }
  };
  return [...thrown(readTemplate), ...thrown(readDocument)];
}

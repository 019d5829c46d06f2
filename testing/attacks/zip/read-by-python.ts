import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

interface ReadArchive {
  number: number;
  archive: Uint8Array;
  files: [path: string, content: Uint8Array][];
}

/** Reads archives, each behind its length, and prints what is in them: a line of JSON each. */
const PROGRAM = `
import hashlib, io, json, struct, sys, zipfile
given = sys.stdin.buffer
while True:
    head = given.read(4)
    if len(head) < 4: break
    try:
        with zipfile.ZipFile(io.BytesIO(given.read(struct.unpack('<I', head)[0]))) as archive:
            print(json.dumps([hashlib.sha256(archive.read(entry)).hexdigest() for entry in archive.infolist()]))
    except Exception as error:
        print(json.dumps(repr(error)))
`;

/** Lists the differences between Python's own library and ours on an archive; none where there is no Python. */
export function readByPython(
  archives: readonly ReadArchive[],
): { number: number; archive: Uint8Array; difference: string }[] {
  const input = Buffer.concat(
    archives.flatMap(({ archive }) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(archive.length);
      return [length, archive];
    }),
  );
  const { stdout, error } = spawnSync('python3', ['-W', 'ignore', '-c', PROGRAM], {
    input,
    encoding: 'utf8',
  });
  if (error) return [];
  const lines = stdout.trim().split('\n');
  return archives.flatMap(({ number, archive, files }, index) => {
    const sums = files.map(([, content]) => createHash('sha256').update(content).digest('hex'));
    const read = lines[index] ?? 'nothing';
    return read === JSON.stringify(sums).replaceAll('","', '", "')
      ? []
      : [{ number, archive, difference: read }];
  });
}

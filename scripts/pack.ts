/**
 * npm run pack: writes out/plumbline-<version>-<platform>.tar.gz, the built app with its host, the packages that the host
 * loads and the pinned Node, which starts with ./start on a machine of this kind that has nothing installed. Unpacks it
 * and starts it once; fails where that fails, or where it is too large. `-- --into <folder>` fills a folder instead, for
 * anyone who brings it onto a machine in another form.
 */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { z } from 'zod';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { fillRelease } from './pack/fill-release.ts';
import { removeOlderArchives } from './pack/older-archives.ts';
import { tryArchive } from './pack/try-archive.ts';

const MEGABYTE = 1e6;
const MAX_BYTES = 150 * MEGABYTE;

const { into } = parseArgs({ options: { into: { type: 'string' } } }).values;
if (into === undefined) await writeArchive();
else {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', into);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  await fillRelease(folder);
}

async function writeArchive(): Promise<void> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8')));
  const name = `plumbline-${version}`;
  const out = join(PROJECT_FOLDER, 'out');
  const folder = join(out, name);
  const archive = join(out, `${name}-${process.platform}-${process.arch}.tar.gz`);
  rmSync(folder, { recursive: true, force: true });
  await fillRelease(folder);
  await create({ gzip: { level: 9 }, file: archive, cwd: out, portable: true }, [name]);
  rmSync(folder, { recursive: true });
  await tryArchive(archive, name);
  removeOlderArchives(out, basename(archive));
  const { size } = statSync(archive);
  console.log(
    `${archive}: ${(size / MEGABYTE).toFixed(0)} MB; it was unpacked, started and asked.`,
  );
  if (size > MAX_BYTES) throw new Error('The archive is larger than 150 MB.');
}

/**
 * npm run pack: writes out/plumbline-<version>-<platform>.tar.gz, the built app with its host, the packages that the host
 * loads and the pinned Node, which starts with ./start on a machine of this kind that has nothing installed. Unpacks it
 * and starts it once; fails where that fails, or where it is too large.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { create } from 'tar';
import { z } from 'zod';
import { ensureBuilt } from '../server/build/ensure-built.ts';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { importedPackages, lockSchema, neededPackages } from './pack/needed-packages.ts';
import { tryArchive } from './pack/try-archive.ts';

const MEGABYTE = 1e6;
const MAX_BYTES = 150 * MEGABYTE;
const FILES = ['LICENSE', 'README.md', 'SECURITY.md', '.env.example', 'package.json'];
const FOLDERS = [
  'dist',
  'docs',
  'server',
  'supabase/functions',
  'supabase/migrations',
  'supabase/templates',
];
/** Tests, what builds or serves the sources, Deno's wiring, and maps for a debugger. */
const LEFT_OUT =
  /\.(test|fixture)\.ts$|\.map$|server\/(attacks|dev-server\.ts|build\/(build\.process|.*han-fonts|subset-font))|functions\/(tests|[^/]+\/index\.ts)/;

const START = `#!/bin/sh
cd "$(dirname "$0")" && exec node_modules/node/bin/node --max-semi-space-size=4 server/main.ts
`;

const read = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
const name = `plumbline-${version}`;
const out = join(PROJECT_FOLDER, 'out');
const folder = join(out, name);
const archive = join(out, `${name}-${process.platform}-${process.arch}.tar.gz`);

await ensureBuilt(join(PROJECT_FOLDER, 'dist'), console.log);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of [...FILES, ...FOLDERS]) {
  cpSync(join(PROJECT_FOLDER, path), join(folder, path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.replaceAll(sep, '/')),
  });
}
copyPackages();
writeFileSync(join(folder, 'start'), START);
chmodSync(join(folder, 'start'), 0o755);
await create({ gzip: { level: 9 }, file: archive, cwd: out, portable: true }, [name]);
rmSync(folder, { recursive: true });
await tryArchive(archive, name);
const { size } = statSync(archive);
console.log(`${archive}: ${(size / MEGABYTE).toFixed(0)} MB; it was unpacked, started and asked.`);
if (size > MAX_BYTES) throw new Error('The archive is larger than 150 MB.');

function copyPackages(): void {
  const code = globSync('{server,supabase}/**/*.ts', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const lock = lockSchema.parse(JSON.parse(read('package-lock.json')));
  // The database library loads its driver as an optional peer, of which the lock file does not say who wants it.
  const names = new Set(['node', 'postgres', ...code.flatMap(importedPackages)]);
  for (const path of neededPackages(lock, names)) {
    const from = join(PROJECT_FOLDER, path);
    // For another kind of machine.
    if (!existsSync(from)) continue;
    cpSync(from, join(folder, path), {
      recursive: true,
      // Packages inside it are copied for themselves; Node's binary lies at two places, as one file.
      filter: (source) =>
        !source.slice(from.length).includes('node_modules') && !/\.(map|d\.[cm]?ts)$/.test(source),
    });
  }
}

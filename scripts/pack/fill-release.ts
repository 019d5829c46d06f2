import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { ensureBuilt } from '../../server/build/ensure-built.ts';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { importedPackages, lockSchema, neededPackages } from './needed-packages.ts';

const FILES = ['LICENSE', 'README.md', 'SECURITY.md', '.env.example', 'package.json'];
const FOLDERS = [
  'deploy',
  'dist',
  'docs',
  'server',
  'supabase/functions',
  'supabase/migrations',
  'supabase/migrations-before',
  'supabase/templates',
];
/** Tests, what builds or serves the sources, Deno's wiring, and maps for a debugger. */
const LEFT_OUT =
  /\.(test|fixture)\.ts$|\.map$|server\/(attacks|dev-server\.ts|build\/(build\.process|.*pdf-fonts|subset-font))|functions\/(tests|[^/]+\/index\.ts)/;

/** The commands of a release, which has no npm, and what each runs. */
export const COMMANDS = {
  start: '--max-semi-space-size=4 server/main.ts',
  backup: 'server/backup/backup-main.ts',
  restore: 'server/backup/restore-main.ts',
  'export-data': 'server/move-data/export-main.ts',
  'import-data': 'server/move-data/import-main.ts',
  operator: 'server/operator/operator-main.ts',
};

/**
 * Fills an empty folder with what a machine needs to run the product: the built app, which is built where it is missing or
 * stale, the host, the packages that the host loads, the pinned Node, and a command for each thing that an operator does.
 */
export async function fillRelease(folder: string): Promise<void> {
  await ensureBuilt(join(PROJECT_FOLDER, 'dist'), console.log);
  mkdirSync(folder, { recursive: true });
  for (const path of [...FILES, ...FOLDERS]) {
    cpSync(join(PROJECT_FOLDER, path), join(folder, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.replaceAll(sep, '/')),
    });
  }
  copyPackages(folder);
  for (const [name, program] of Object.entries(COMMANDS)) writeCommand(folder, name, program);
}

/** Relative names that a person gives start where the person is. */
function writeCommand(folder: string, name: string, program: string): void {
  const script = `#!/bin/sh
export INIT_CWD="$PWD"
cd "$(dirname "$0")" && exec node_modules/node/bin/node ${program} "$@"
`;
  writeFileSync(join(folder, name), script);
  chmodSync(join(folder, name), 0o755);
}

function copyPackages(folder: string): void {
  const code = globSync('{server,supabase}/**/*.ts', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const lock = lockSchema.parse(
    JSON.parse(readFileSync(join(PROJECT_FOLDER, 'package-lock.json'), 'utf8')),
  );
  const names = new Set(['node', ...code.flatMap(importedPackages)]);
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

import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Leaves this archive as the only one in its folder: docs/deploy.md unpacks `plumbline-*.tar.gz`. */
export function removeOlderArchives(folder: string, name: string): void {
  for (const other of globSync('plumbline-*.tar.gz', { cwd: folder })) {
    if (other !== name) rmSync(join(folder, other));
  }
}

import { cpSync, existsSync, linkSync } from 'node:fs';

/** Puts a file at a second place, unless it already exists there. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Some disks have no links, and none links to another disk; what another process has put there is the same.
    if (!existsSync(to)) cpSync(from, to);
  }
}

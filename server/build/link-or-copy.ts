import { cpSync, existsSync, linkSync } from 'node:fs';

/** Puts a file at a second place, where it may be already. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every disk has links, none reaches another disk, and what another process has put there is the same.
    if (!existsSync(to)) cpSync(from, to);
  }
}

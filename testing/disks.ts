import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './folders.ts';

export interface SmallDisk {
  path: string;
  /** Leaves so many bytes free. */
  fill(leave?: number): void;
  free(): void;
  resize(megabytes: number): void;
  remove(): void;
}

/** A disk of its own with so little room, in memory; null where this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const path = temporaryFolder();
  const options = `size=${megabytes}m,mode=0755`;
  if (spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) {
    rmSync(path, { recursive: true });
    return null;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    fill(leave = 0) {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)), { flag: 'a' });
    },
    free: () => rmSync(ballast),
    resize: (to) => spawnSync('/usr/bin/mount', ['-o', `remount,size=${to}m`, path]),
    remove() {
      // Lazily: the processes of a failed test may still be at work on it.
      spawnSync('/usr/bin/umount', ['-l', path]);
      rmSync(path, { recursive: true });
    },
  };
}

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallDisk } from '../../testing/disks.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { packArchive } from './archive.ts';

it('is there as a whole or not at all when its disk is full', async ({ skip }) => {
  const disk = smallDisk(1);
  if (!disk) return skip('no disk can be mounted by this user');
  const staged = temporaryFolder();
  try {
    for (const name of ['database', 'photos']) mkdirSync(join(staged, name));
    for (const name of ['version.json', 'secrets.json']) writeFileSync(join(staged, name), '{}');
    // Half of an archive's last 1,024 bytes has room: a write onto a full disk takes that without an error.
    writeFileSync(join(staged, 'photos/large.jpg'), Buffer.alloc(1_043_456));
    writeFileSync(join(staged, 'manifest.json'), '{}');
    await expect(packArchive(staged, join(disk.path, 'backup.tar'))).rejects.toThrow(
      /cannot be written \(ENOSPC\).*has room/,
    );
    expect(readdirSync(disk.path)).toEqual([]);
  } finally {
    disk.remove();
    rmSync(staged, { recursive: true });
  }
});

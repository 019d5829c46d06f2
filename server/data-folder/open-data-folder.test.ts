import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallDisk } from '../../testing/disks.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { DataFolderFault } from './data-folder-fault.ts';
import { openDataFolder } from './open-data-folder.ts';

const NOBODY = 65_534;
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

const readRights = (path: string) => statSync(path).mode & 0o777;

/** The one line that the start ends with. */
function readFault(path: string): string {
  try {
    openDataFolder(path).release();
  } catch (error) {
    expect(error).toBeInstanceOf(DataFolderFault);
    const { message } = error as Error;
    expect(message).toMatch(/^[^\n]{40,400}\.$/);
    expect(message).toContain(path);
    return message;
  }
  throw new Error('The folder was opened.');
}

/** As a user with no rights, when these tests run as one with all of them. */
function withoutRights<T>(work: () => T): T {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

it("makes an earlier, open folder the owner's alone @open-data-folder-1", () => {
  openDataFolder(folder).release();
  mkdirSync(join(folder, 'database'));
  chmodSync(folder, 0o755);
  const names = readdirSync(folder);
  for (const name of names) {
    const path = join(folder, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  openDataFolder(folder).release();
  expect(readRights(folder)).toBe(0o700);
  expect(names.sort()).toEqual([
    'database',
    'holder.json',
    'lock',
    'photos',
    'secrets.json',
    'unfinished',
    'version.json',
  ]);
  for (const name of names) {
    const path = join(folder, name);
    expect(readRights(path), name).toBe(statSync(path).isDirectory() ? 0o700 : 0o600);
  }
});

describe('one line says what happened and what to do', () => {
  it('when the folder is a file, or below one', () => {
    const file = join(folder, 'a file');
    writeFileSync(file, 'of somebody');
    expect(readFault(file)).toMatch(/there is a file of that name.*Set DATA_DIR to a folder/);
    expect(readFault(join(file, 'data'))).toMatch(/Set DATA_DIR to a folder/);
    expect(readFileSync(file, 'utf8')).toBe('of somebody');
  });

  it('when the folder cannot be written @open-data-folder-2', () => {
    openDataFolder(folder).release();
    chmodSync(folder, 0o500);
    expect(withoutRights(() => readFault(folder))).toMatch(
      /cannot be written \(E[A-Z]+\).*Give the user/,
    );
    chmodSync(folder, 0o700);
  });

  it('when the secrets are damaged, of which it shows nothing @open-data-folder-3', () => {
    openDataFolder(folder).release();
    const file = join(folder, 'secrets.json');
    for (const damage of ['{"jwtSecret":"abcd', '{"jwtSecret":"abcd"}', '']) {
      writeFileSync(file, damage);
      expect(readFault(folder)).toMatch(/is damaged.*Put it back from a backup, or remove it/);
      expect(readFault(folder)).not.toContain('abcd');
      expect(readFileSync(file, 'utf8')).toBe(damage);
    }
  });

  it('when a newer program made the folder', () => {
    openDataFolder(folder).release();
    const file = join(folder, 'version.json');
    writeFileSync(file, JSON.stringify({ format: 99, program: '7.0.0' }));
    expect(readFault(folder)).toMatch(/newer version of Plumbline \(7\.0\.0\).*Start that version/);
    expect(readFileSync(file, 'utf8')).toContain('99');
    writeFileSync(file, '{');
    expect(readFault(folder)).toMatch(/version\.json cannot be read.*remove the file/);
  });

  it('when a newer program migrated its database, which is left unopened', () => {
    openDataFolder(folder).release();
    const file = join(folder, 'version.json');
    const newer = { format: 1, program: '7.0.0', migration: '29990101000000' };
    writeFileSync(file, JSON.stringify(newer));
    expect(readFault(folder)).toMatch(
      /newer version of Plumbline \(7\.0\.0\).*Start that version or a later one/,
    );
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(newer);
  });

  it('when its lock is no lock', () => {
    writeFileSync(join(folder, 'lock'), 'x'.repeat(5000));
    expect(readFault(folder)).toMatch(/cannot be used as a lock.*remove the file/);
  });

  it('when the disk is full, after which a start works again', ({ skip }) => {
    const disk = smallDisk(1);
    if (!disk) return skip('no disk can be mounted by this user');
    try {
      const path = join(disk.path, 'data');
      disk.fill();
      expect(readFault(path)).toMatch(/is full.*Free some space, then start again/);
      disk.free();
      openDataFolder(path).release();
    } finally {
      disk.remove();
    }
  });
});

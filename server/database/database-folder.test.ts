import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import { DatabaseError } from './database-error.ts';
import { explainFailure, openStoredDatabase } from './open-stored-database.ts';

const root = temporaryFolder();
const folder = join(root, 'database');

afterAll(() => rmSync(root, { recursive: true }));

beforeEach(() => rmSync(folder, { recursive: true, force: true }));

/** Gives the message to a person who starts the host on this folder. */
async function refusal(): Promise<string> {
  const error: unknown = await openStoredDatabase(folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DataFolderFault);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message;
}

it.each([
  ['18', 'was made by a newer version of Plumbline'],
  ['16', 'was made by an older version of Plumbline'],
  ['garbage', 'may be damaged. Keep a copy'],
  ['', 'may be damaged. Keep a copy'],
])('is refused in one line for the version %j', async (version, words) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), version);
  expect(await refusal()).toContain(words);
});

it('is refused in one line when something else is in its place, and nothing is made there', async () => {
  writeFileSync(folder, 'a file');
  expect(await refusal()).toContain('there is a file of that name');
  rmSync(folder);
  mkdirSync(join(folder, 'base'), { recursive: true });
  expect(await refusal()).toContain('may be damaged');
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(false);
});

it('calls only those failures of the first work damage that are', async () => {
  const damage = new DatabaseError({ code: 'XX001', message: 'invalid page in block 0' });
  await expect(explainFailure(folder, damage)).resolves.toBeInstanceOf(DataFolderFault);
  const mistake = new DatabaseError({ code: '42P01', message: 'no such table' });
  await expect(explainFailure(folder, mistake)).resolves.toBeNull();
});

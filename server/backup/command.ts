import { BadSetting } from '../bad-setting.ts';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import { FolderInUse } from '../data-folder/folder-lock.ts';
import { BackupFault } from './backup-fault.ts';

interface Given {
  /** All arguments in order. */
  words: string[];
  names: string[];
  options: string[];
  /** The person's working folder; npm runs the command in the project's. */
  workingFolder: string;
}

/** Runs a command and prints its sentence, or one line that tells what happened and what to do. */
export async function runCommand(run: (given: Given) => Promise<string>): Promise<void> {
  const given = process.argv.slice(2);
  try {
    const sentence = await run({
      words: given,
      names: given.filter((one) => !one.startsWith('--')),
      options: given.filter((one) => one.startsWith('--')),
      workingFolder: process.env['INIT_CWD'] ?? process.cwd(),
    });
    process.stdout.write(`${sentence}\n`);
  } catch (error) {
    const isForPeople = [BackupFault, BadSetting, DataFolderFault, FolderInUse].some(
      (kind) => error instanceof kind,
    );
    if (!isForPeople) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

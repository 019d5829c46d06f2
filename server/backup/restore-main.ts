import { resolve } from 'node:path';
import { readDataDir, environmentWithFile } from '../settings.ts';
import { BackupFault } from './backup-fault.ts';
import { runCommand } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

const USE = 'npm run restore -- <file> [--force]';

await runCommand(async ({ names, options, workingFolder }) => {
  const [name, ...others] = names;
  const isForced = options.includes('--force');
  if (!name || others.length > 0 || options.some((option) => option !== '--force')) {
    throw new BackupFault(`Use: ${USE}`);
  }
  const dataDir = readDataDir(environmentWithFile());
  const file = resolve(workingFolder, name);
  const { madeAt, photos, movedTo } = await restoreBackup({ file, dataDir, isForced });
  const aside = movedTo ? ` What was there before is in ${movedTo}.` : '';
  return `The backup of ${madeAt} is back in ${dataDir}, with ${photos} stored files.${aside}`;
});

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readDataDir, environmentWithFile } from '../settings.ts';
import { BackupFault } from './backup-fault.ts';
import { runCommand } from './command.ts';
import { makeBackup } from './make-backup.ts';

const USE = 'npm run backup [-- <file>]';

await runCommand(async ({ names, options, workingFolder }) => {
  const moment = new Date().toISOString().replaceAll(':', '').slice(0, 17);
  const [name = `plumbline-backup-${moment}.tar`, ...others] = names;
  if (others.length > 0 || options.length > 0) throw new BackupFault(`Use: ${USE}`);
  const file = resolve(workingFolder, name);
  await makeBackup(readDataDir(environmentWithFile()), file);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  return `The backup is ${file} (${megabytes} MB). It holds everything, the secrets too: keep it where nobody else reads it.`;
});

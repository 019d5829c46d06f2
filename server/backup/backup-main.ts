import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readDataDir, environmentWithFile } from '../settings.ts';
import { BackupFault } from './backup-fault.ts';
import { runCommand } from './command.ts';
import { makeBackup } from './make-backup.ts';
import { rotateBackups } from './rotate-backups.ts';

const USE =
  'npm run backup [-- <file>], or npm run backup -- --into <folder> --keep <number> [--keep-weeks <number>]';

const number = (least: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least));
const wordsSchema = z.union([
  z.strictObject({ file: z.string().optional() }),
  z.strictObject({ into: z.string(), keep: number(1), 'keep-weeks': number(0).default(0) }),
]);

await runCommand(async ({ words, workingFolder }) => {
  const environment = environmentWithFile();
  if (environment['DATABASE_URL']?.trim()) {
    throw new BackupFault(
      'The database is on a PostgreSQL server (DATABASE_URL), which this command does not reach. Back it up with pg_dump, and the photos, in DATA_DIR or in the bucket, after it: docs/deploy.md has the steps.',
    );
  }
  const dataDir = readDataDir(environment);
  const given = readWords(words);
  const now = new Date();
  if ('into' in given) {
    const folder = resolve(workingFolder, given.into);
    const keep = { newest: given.keep, weeks: given['keep-weeks'] };
    const { file, removed } = await rotateBackups({ dataDir, folder, keep, now });
    const gone = removed.length > 0 ? ` Removed: ${removed.join(', ')}.` : '';
    return `${sentence(file)}${gone}`;
  }
  const timestamp = now.toISOString().replaceAll(':', '').slice(0, 17);
  const file = resolve(workingFolder, given.file ?? `plumbline-backup-${timestamp}.tar`);
  await makeBackup(dataDir, file);
  return sentence(file);
});

function readWords(args: string[]): z.infer<typeof wordsSchema> {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { into: text, keep: text, 'keep-weeks': text },
    });
    if (positionals.length > 1) throw new Error('There are too many names.');
    const [file] = positionals;
    return wordsSchema.parse({ ...values, ...(file === undefined ? {} : { file }) });
  } catch (error) {
    throw new BackupFault(`Use: ${USE}`, { cause: error });
  }
}

function sentence(file: string): string {
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  return `The backup is ${file} (${megabytes} MB). It holds everything, the secrets too: keep it where nobody else reads it.`;
}

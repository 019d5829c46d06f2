import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** The data folder is in use by another host. The message is one line that says by whom. */
export class FolderInUse extends Error {}

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().min(20),
  secretKey: z.string().min(20),
});
type Secrets = z.infer<typeof secretsSchema>;

export interface DataFolder {
  database: string;
  photos: string;
  /** Uploads grow here until they are complete; same disk as `photos`, so that a rename suffices. */
  unfinished: string;
  secrets: Secrets;
  release(): void;
}

/**
 * Makes the folder ready and takes its lock: two processes on one PGlite folder destroy it. The lock is
 * the operating system's, on an SQLite file: it ends with the process that holds it, however that
 * ends, and cannot be taken from a living one. Throws FolderInUse.
 */
export function openDataFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const release = lock(path);
  const folder = {
    database: join(path, 'database'),
    photos: join(path, 'photos'),
    unfinished: join(path, 'unfinished'),
    secrets: readSecrets(join(path, 'secrets.json')),
    release,
  };
  mkdirSync(folder.photos, { recursive: true });
  mkdirSync(folder.unfinished, { recursive: true });
  return folder;
}

function lock(path: string): () => void {
  const holder = join(path, 'holder.json');
  const database = new DatabaseSync(join(path, 'lock'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    throw new FolderInUse(`The data folder ${path} is in use by ${describeHolder(holder)}.`, {
      cause: error,
    });
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return () => {
    database.close();
  };
}

function describeHolder(file: string): string {
  try {
    const { pid, since } = z
      .object({ pid: z.number(), since: z.string() })
      .parse(JSON.parse(readFileSync(file, 'utf8')));
    return `process ${pid} since ${since}`;
  } catch {
    return 'another process';
  }
}

/** Made on the first start, readable by the owner alone. Without the file everybody is signed out. */
function readSecrets(file: string): Secrets {
  if (existsSync(file)) {
    chmodSync(file, 0o600);
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  }
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return secrets;
}

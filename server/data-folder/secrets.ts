import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { DataFolderFault } from './data-folder-fault.ts';
import { writeWhole } from './write-whole.ts';

export const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().min(20),
  secretKey: z.string().min(20),
});
export type Secrets = z.infer<typeof secretsSchema>;

/** Created on the first start; without the file everybody is signed out. Throws DataFolderFault. */
export function readSecrets(file: string): Secrets {
  if (existsSync(file)) return parsed(file);
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  writeWhole(file, JSON.stringify(secrets, null, 2));
  return secrets;
}

function parsed(file: string): Secrets {
  const text = readFileSync(file, 'utf8');
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    // Without the cause, which quotes the file.
    throw new DataFolderFault(
      `${file} is damaged. Put it back from a backup, or remove it: new keys are then made, and everybody has to sign in again.`,
    );
  }
}

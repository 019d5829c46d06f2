import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that only its owner can read, as a whole or not at all. */
export function writeWhole(file: string, content: string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
}

import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file of the owner's alone, so that it is there as a whole or not at all, whatever happens. */
export function writeWhole(file: string, content: string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
}

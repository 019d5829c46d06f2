import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { it } from '../testing/browser/fixtures.ts';

/** Writes a file that the test can choose, under exactly this name; gives its path. */
export function fileOnDisk(name: string, bytes: Uint8Array | string): string {
  const path = it.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

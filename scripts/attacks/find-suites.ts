import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Suite } from '../../testing/attacks/suite.ts';

/** The suites of a folder by name: each module that exports `run`. The others serve them. */
export async function findSuites(folder: string): Promise<Map<string, Suite>> {
  const names = readdirSync(folder)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const modules = await Promise.all(
    names.map(async (name) => {
      const found: unknown = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
      return [name, found] as const;
    }),
  );
  return new Map(modules.flatMap(([name, found]) => (isSuite(found) ? [[name, found]] : [])));
}

function isSuite(found: unknown): found is Suite {
  return (
    typeof found === 'object' && found !== null && 'run' in found && typeof found.run === 'function'
  );
}

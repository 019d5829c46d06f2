import { builtinModules } from 'node:module';
import { z } from 'zod';

export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      peerDependencies: z.record(z.string(), z.string()).optional(),
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
    }),
  ),
});
type Lock = z.infer<typeof lockSchema>;

/** The packages that a module imports or looks for. Types alone are gone when it runs. */
export function importedPackages(code: string): string[] {
  const named = [
    ...code.matchAll(/^(?!import type).*?(?:from|import|resolve)\s*\(?\s*'([^'.][^']*)'/gm),
  ];
  return named
    .map(([, specifier = '']) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

/** Finds the folders of these packages and of all that they need, as the lock file has them installed. */
export function neededPackages({ packages }: Lock, names: Iterable<string>): Set<string> {
  const needed = new Set<string>();
  const add = (name: string, from: string) => {
    const path = findPackagePath(packages, name, from);
    // An optional one that is for other machines, or a peer that nobody brought.
    if (path === null || needed.has(path)) return;
    needed.add(path);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta: meta = {},
    } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((one) => !meta[one]?.optional);
    const others = Object.keys({ ...dependencies, ...optionalDependencies });
    for (const one of [...others, ...peers]) add(one, path);
  };
  for (const name of names) add(name, '');
  return needed;
}

/** As Node looks for it: in the package's own folder, then in those above. */
function findPackagePath(packages: Lock['packages'], name: string, from: string): string | null {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
  }
}

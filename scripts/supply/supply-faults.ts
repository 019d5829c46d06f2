import { z } from 'zod';

/** Licences under which the product may hand a package on, as packages write them. */
const LICENCES = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages with another licence or none written down, and why they may be used all the same. */
const BY_NAME = new Map([
  // A file of its own in the built app, which anyone who runs the product may replace, as the licence asks.
  ['libheif-js', 'LGPL-3.0'],
  // Its licence file is MIT's; package.json leaves the field out.
  ['png-js', undefined],
]);

const REGISTRY = 'https://registry.npmjs.org/';

export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      /** It comes inside the file of the package that holds it. */
      inBundle: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
type Lock = z.infer<typeof lockSchema>;

export const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

/** Packages by name; the project itself, under '', is none. */
function listPackages({ packages }: Lock) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, ...entry }));
}

/** Packages of the product whose licence nobody has checked. */
export function licenceFaults(lock: Lock): string[] {
  return listPackages(lock)
    .filter(({ dev }) => !dev)
    .filter(({ license }) => !LICENCES.has(license ?? ''))
    .filter(({ name, license }) => !BY_NAME.has(name) || BY_NAME.get(name) !== license)
    .map(({ name, license }) => `${name} has the licence ${license ?? 'of nobody'}`);
}

/** Packages that run something when installed and are not named in allowScripts, and names that run nothing. */
export function scriptFaults(lock: Lock, allowScripts: Record<string, boolean>): string[] {
  const running = listPackages(lock)
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  return [
    ...running
      .filter((name) => !Object.hasOwn(allowScripts, name))
      .map(
        (name) => `${name} runs a script when it is installed, and allowScripts does not name it`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !running.includes(name))
      .map((name) => `${name} is named in allowScripts and runs nothing`),
  ];
}

/** Packages without a sum, or from elsewhere than the registry. */
export function sourceFaults(lock: Lock): string[] {
  return listPackages(lock).flatMap(({ name, inBundle, integrity, resolved }) => [
    ...(inBundle || integrity?.startsWith('sha512-') ? [] : [`${name} has no SHA-512 sum`]),
    ...(resolved === undefined || resolved.startsWith(REGISTRY)
      ? []
      : [`${name} comes from ${resolved}`]),
  ]);
}

/**
 * npm run supply [-- --offline] [--sbom bom.json]: checks the installed packages. Licences, install scripts and sums
 * from the lock file; signatures and known weaknesses from the registry, unless offline; and a bill of materials of the
 * product (CycloneDX) where a file is named. Ends with 1 after a finding, and where the registry could not be asked.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { type Verdict, askAudit, askSignatures, npm } from './supply/ask-registry.ts';
import {
  licenceFaults,
  lockSchema,
  manifestSchema,
  scriptFaults,
  sourceFaults,
} from './supply/supply-faults.ts';

const { values } = parseArgs({
  options: { offline: { type: 'boolean', default: false }, sbom: { type: 'string' } },
});
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(PROJECT_FOLDER, file), 'utf8'));
const lock = lockSchema.parse(read('package-lock.json'));
const { allowScripts } = manifestSchema.parse(read('package.json'));

const checks: [string, () => Verdict][] = [
  ['licences', () => licenceFaults(lock)],
  ['install scripts', () => scriptFaults(lock, allowScripts)],
  ['sources', () => sourceFaults(lock)],
];
if (!values.offline) checks.push(['signatures', askSignatures], ['known weaknesses', askAudit]);

for (const [name, look] of checks) {
  const faults = look();
  if (faults?.length !== 0) process.exitCode = 1;
  if (faults === null) console.log(`${name}: the registry could not be asked`);
  else console.log([`${name}: ${faults.length} found`, ...faults].join('\n  '));
}
if (values.sbom) {
  const bill = npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
  const { components } = JSON.parse(bill) as { components: unknown[] };
  writeFileSync(values.sbom, bill);
  console.log(`bill of materials: ${components.length} packages in ${values.sbom}`);
}

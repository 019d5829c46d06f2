import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';

/** The registry's advisories; null where it could not be asked. */
export type Verdict = string[] | null;

const signaturesSchema = z.object({
  invalid: z.array(z.object({ name: z.string(), version: z.string() })),
  missing: z.array(z.object({ name: z.string(), version: z.string() })),
});
const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** Packages whose signature is missing or wrong, read from `npm audit signatures --json`. */
export function readSignatures(output: string): Verdict {
  const answer = signaturesSchema.safeParse(parseJson(output));
  if (!answer.success) return null;
  const { invalid, missing } = answer.data;
  return [
    ...invalid.map(({ name, version }) => `${name}@${version} has a wrong signature`),
    ...missing.map(({ name, version }) => `${name}@${version} is not signed by the registry`),
  ];
}

/** Packages with a known weakness, read from `npm audit --json`. */
export function readAudit(output: string): Verdict {
  const answer = auditSchema.safeParse(parseJson(output));
  if (!answer.success) return null;
  return Object.entries(answer.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range} has a known weakness (${severity})`,
  );
}

export const askSignatures = () => readSignatures(npm(['audit', 'signatures', '--json']));
export const askAudit = () => readAudit(npm(['audit', '--omit=dev', '--json']));

/** npm's output, also after a finding, when it ends with 1. */
export function npm(args: string[]): string {
  return spawnSync('npm', args, { cwd: PROJECT_FOLDER, encoding: 'utf8', maxBuffer: 1e9 }).stdout;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

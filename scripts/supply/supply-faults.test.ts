import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { readAudit, readSignatures } from './ask-registry.ts';
import {
  licenceFaults,
  lockSchema,
  manifestSchema,
  scriptFaults,
  sourceFaults,
} from './supply-faults.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(PROJECT_FOLDER, file), 'utf8'));
const integrity = 'sha512-x';

describe('what is looked at', () => {
  it('finds nothing in what is installed today @supply-faults-1', () => {
    const lock = lockSchema.parse(read('package-lock.json'));
    const { allowScripts } = manifestSchema.parse(read('package.json'));
    expect(licenceFaults(lock)).toEqual([]);
    expect(scriptFaults(lock, allowScripts)).toEqual([]);
    expect(sourceFaults(lock)).toEqual([]);
  });

  it('finds nothing in the tools of the tests', () => {
    const lock = lockSchema.parse(read('testing/tools/package-lock.json'));
    const { allowScripts } = manifestSchema.parse(read('testing/tools/package.json'));
    expect(scriptFaults(lock, allowScripts)).toEqual([]);
    expect(sourceFaults(lock)).toEqual([]);
  });

  it('finds a licence that nobody has looked at, in the product and not in its tools', () => {
    const packages = {
      '': { license: 'UNLICENSED' },
      'node_modules/good': { license: 'MIT' },
      'node_modules/strict': { license: 'AGPL-3.0' },
      'node_modules/good/node_modules/silent': {},
      'node_modules/tool': { license: 'GPL-3.0', dev: true },
      'node_modules/libheif-js': { license: 'GPL-3.0' },
    };
    expect(licenceFaults({ packages })).toEqual([
      'strict has the licence AGPL-3.0',
      'silent has the licence of nobody',
      'libheif-js has the licence GPL-3.0',
    ]);
  });

  it('finds an install script that is new, and a name that runs none any more', () => {
    const packages = {
      'node_modules/node': { hasInstallScript: true },
      'node_modules/@new/one': { hasInstallScript: true, dev: true },
      'node_modules/gone': {},
    };
    expect(scriptFaults({ packages }, { node: true, gone: false })).toEqual([
      '@new/one runs a script when it is installed, and allowScripts does not name it',
      'gone is named in allowScripts and runs nothing',
    ]);
  });

  it('finds a package without a sum, or from elsewhere', () => {
    const packages = {
      '': {},
      'node_modules/plain': { integrity },
      'node_modules/registry': { integrity, resolved: 'https://registry.npmjs.org/r/-/r.tgz' },
      'node_modules/elsewhere': { integrity, resolved: 'git+ssh://git@github.com/a/b.git' },
      'node_modules/old': { integrity: 'sha1-x' },
      'node_modules/old/node_modules/inside': { inBundle: true },
    };
    expect(sourceFaults({ packages })).toEqual([
      'elsewhere comes from git+ssh://git@github.com/a/b.git',
      'old has no SHA-512 sum',
    ]);
  });
});

describe('what the registry says', () => {
  it('of signatures', () => {
    const one = { name: 'a', version: '1.0.0', location: 'node_modules/a' };
    expect(readSignatures('{"invalid":[],"missing":[]}')).toEqual([]);
    expect(readSignatures(JSON.stringify({ invalid: [one], missing: [one] }))).toEqual([
      'a@1.0.0 has a wrong signature',
      'a@1.0.0 is not signed by the registry',
    ]);
  });

  it('of weaknesses', () => {
    const weak = { a: { name: 'a', severity: 'high', range: '<2' } };
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
    expect(readAudit(JSON.stringify({ vulnerabilities: weak }))).toEqual([
      'a <2 has a known weakness (high)',
    ]);
  });

  it.each(['', 'npm error code ENOTFOUND', '{"error":{"code":"ENOTFOUND"}}', '{"message":"405"}'])(
    'is unknown where it could not be asked: %j',
    (output) => {
      expect(readSignatures(output)).toBe(null);
      expect(readAudit(output)).toBe(null);
    },
  );
});

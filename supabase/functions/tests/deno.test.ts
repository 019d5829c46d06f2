import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startTestHost } from '../../../testing/hosts/test-host.ts';
import { publishableKey } from '../../../testing/people.ts';
import {
  DENO,
  DENO_CONFIG,
  DENO_FUNCTIONS,
  DENO_PROJECT,
  denoEntry,
  startDenoFunctions,
} from '../../../testing/hosts/deno-functions.ts';
import { describeOutcomes } from './outcomes.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Packages that a function's modules import, those behind other packages left out. */
function listPackages(name: string): string[] {
  const info = execFileSync(DENO, ['info', '--json', ...DENO_PROJECT, denoEntry(name)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const { modules } = JSON.parse(info) as {
    modules: { specifier: string; dependencies?: { specifier: string }[] }[];
  };
  return modules
    .filter(({ specifier }) => specifier.includes('/supabase/functions/'))
    .flatMap(({ dependencies = [] }) => dependencies.map(({ specifier }) => specifier))
    .filter((specifier) => !specifier.startsWith('.'));
}

describe('the functions as Deno reads them', () => {
  it('map every package to the version that the product is built with', () => {
    const { imports } = JSON.parse(readFileSync(DENO_CONFIG, 'utf8')) as {
      imports: Record<string, string>;
    };
    const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const expected = Object.keys(imports).map((name) => [
      name,
      `npm:${name}@${dependencies[name] ?? '?'}`,
    ]);
    expect(imports).toEqual(Object.fromEntries(expected));
  });

  // The compiler reads everything again, which takes minutes on a busy machine.
  it('type-check', { timeout: 300_000 }, async () => {
    const run = promisify(execFile);
    await run(DENO, ['check', '--quiet', ...DENO_PROJECT, ...DENO_FUNCTIONS.map(denoEntry)], {
      cwd: ROOT,
    });
  });

  it.each(['sum_photos', 'delete_report_files', 'delete_account'])(
    'carry the AI SDK only where they ask an analyst, and %s does not',
    (name) => {
      const packages = listPackages(name);
      expect(packages).toContain('@supabase/supabase-js');
      expect(packages.filter((one) => /^(ai|@ai-sdk|ai-sdk-ollama|p-queue)\b/.test(one))).toEqual(
        [],
      );
      expect(listPackages('analyze_photos')).toContain('ai');
    },
  );
});

describeOutcomes('Deno', async (environment) => {
  const host = await startTestHost();
  const functions = await startDenoFunctions({
    ...environment,
    SUPABASE_URL: host.url,
    SUPABASE_ANON_KEY: await publishableKey(host.url),
  });
  return {
    hostUrl: host.url,
    functionsUrl: (name) => functions.findUrl(name) ?? '',
    close: async () => {
      await functions.stop();
      await host.close();
    },
  };
});

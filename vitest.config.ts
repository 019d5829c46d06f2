import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE_MS } from './testing/patience-ms.ts';

// npm says "production" to every script where it leaves out the packages of developing; React then has no test helpers.
process.env['NODE_ENV'] = 'test';

/** Folders with files that take ten seconds and more: hosts that are started, crowds, photos by the dozen. */
const LONG = /\/(bench|server|testing)\/|\/supabase\/(functions\/tests|tests)\//;

/**
 * Begins with the files that take long, each of these the largest first as usual: one that comes last has a
 * processor for itself while the other has nothing left to do.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { '@': file('./src'), '@shared': file('./supabase/functions/_shared') };

/** Files that leave something behind for the next one in the same process, or measure their process. */
const NEEDS_ITS_OWN =
  /vi\.(mock|doMock|stub|spyOn|resetModules|setConfig|useFakeTimers)|process\.\w+|fake-indexeddb|performance\.now|expectCheap/;

/**
 * Other files of these folders share processes: one of its own for each, with its libraries loaded again, takes
 * 1.7 s of processor time, more than most of them need for their tests. Those of the database count what their
 * process works.
 */
const SHARED = globSync([
  '{analyst-lab,eslint,scripts,src,supabase}/**/*.test.ts',
  'server/{analyst,backup,build,http,log,mail,storage}/**/*.test.ts',
  'server/attacks/{browser-guards,host-names,visitors,what-is-offered}.test.ts',
  'server/{contract-storage,settings}.test.ts',
  'testing/{attacks,drawing,model}/**/*.test.ts',
]).filter((file) => !NEEDS_ITS_OWN.test(readFileSync(file, 'utf8')));

/** A busy machine stretches everything: a test ends when what it waits for happened, and these limits end one that hangs. */
const PATIENT = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: PATIENCE_MS } },
};
/** Programs are started and killed: a build machine gets a second try. */
const RETRIED = { ...PATIENT, retry: process.env['CI'] ? 1 : 0 };

export default defineConfig({
  test: {
    // Deliberate logs of hosts and functions would bury failures.
    silent: 'passed-only',
    // Two, as the journeys beside them: with three each test took half as long again, and the whole as long.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          ...RETRIED,
          name: 'shared',
          globalSetup: ['testing/unit-run.ts'],
          isolate: false,
          include: SHARED,
        },
      },
      {
        resolve: { alias },
        test: {
          ...RETRIED,
          name: 'node',
          globalSetup: ['testing/unit-run.ts'],
          include: ['{server,supabase,testing,scripts,bench,analyst-lab,eslint,src}/**/*.test.ts'],
          exclude: [...SHARED, '**/node_modules/**'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...PATIENT,
          name: 'dom',
          environment: 'jsdom',
          // A context of its own for each file in a shared process: half the processor time of a process each.
          pool: 'vmForks',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['testing/app/dom-setup.ts'],
        },
      },
    ],
  },
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** What a test file would leave behind for the next one in the same process. */
const LEAVES_SOMETHING =
  /vi\.(mock|doMock|stub|resetModules|setConfig|useFakeTimers)|process\.env|fake-indexeddb|testing\/(hosts|databases)/;

/**
 * Files that neither replace modules or globals nor start hosts. They share processes: one of its own
 * for each costs more than most of them run.
 */
const PURE = globSync(['src/**/*.test.ts', 'supabase/functions/_shared/**/*.test.ts']).filter(
  (file) => !LEAVES_SOMETHING.test(readFileSync(file, 'utf8')),
);

/** Programs are started and killed by both; a busy build machine gets a second try. */
const ON_NODE = {
  environment: 'node',
  retry: process.env['CI'] ? 1 : 0,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // What hosts and functions log on purpose would bury what failed.
    silent: 'passed-only',
    // Two, as the journeys beside them: with three each test took half as long again, and the whole as long.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          ...ON_NODE,
          name: 'pure',
          isolate: false,
          include: PURE,
        },
      },
      {
        resolve: { alias },
        test: {
          ...ON_NODE,
          name: 'node',
          globalSetup: ['testing/unit-run.ts'],
          include: [
            '{server,supabase,testing,scripts,bench,analyst-lab,eslint}/**/*.test.ts',
            'src/**/*.test.ts',
          ],
          exclude: PURE,
        },
      },
      {
        resolve: { alias },
        test: {
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

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

export default defineConfig({
  test: {
    // What hosts and functions log on purpose would bury what failed.
    silent: 'passed-only',
    // Two, as the journeys beside them: much of a unit's time is waiting for hosts and for the disk.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['testing/unit-run.ts'],
          include: [
            '{server,supabase,testing,scripts,bench,analyst-lab,eslint}/**/*.test.ts',
            'src/**/*.test.ts',
          ],
          // Processes are started and killed here; a busy build machine gets a second try.
          retry: process.env['CI'] ? 1 : 0,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['testing/app/dom-setup.ts'],
        },
      },
    ],
  },
});

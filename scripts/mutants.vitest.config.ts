import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

/** For Stryker (`npm run mutants`): the tests beside the modules that it changes. */
export default defineConfig({
  resolve: { alias: { '@shared': join(PROJECT_FOLDER, 'supabase/functions/_shared') } },
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: [join(PROJECT_FOLDER, 'testing/unit-run.ts')],
    include: ['server/http/*.test.ts', 'supabase/functions/_shared/**/*.test.ts'],
  },
});

/**
 * The suite of `npm run attack` that changes Word templates by chance and checks what the cleaner leaves. The product's
 * own modules are built for browsers, so Vite loads them.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import type * as Game from './cleaner/play-cleaner.ts';

interface Play {
  seed: number;
  /** Epoch milliseconds. */
  until: number;
  report(finding: string): void;
}

export async function run({ seed, until, report }: Play): Promise<{ tries: number }> {
  const { module } = await runnerImport<typeof Game>(
    join(PROJECT_FOLDER, 'testing/attacks/cleaner/play-cleaner.ts'),
    {
      root: PROJECT_FOLDER,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': join(PROJECT_FOLDER, 'src') } },
    },
  );
  return module.playCleaner({ seed, goesOn: () => Date.now() < until, report });
}

/** Archives with changed bytes, for the opener of Word files: a suite of the attack command. */
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type * as Tries from './zip/try-archives.ts';

/**
 * Plays until the time is over: nothing is unpacked beyond its bound, nothing is thrown but the problem for people,
 * and what is accepted reads the same to another program.
 */
export async function run({
  seed,
  until,
  report,
}: {
  seed: number;
  /** Epoch milliseconds. */
  until: number;
  report(finding: string): void;
}): Promise<{ tries: number; figures: Record<string, number> }> {
  // The app's modules name one another without endings: Node alone does not find them.
  const { module } = await runnerImport<typeof Tries>(
    join(import.meta.dirname, 'zip/try-archives.ts'),
    {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': resolve(import.meta.dirname, '../../src') } },
    },
  );
  const { tries, accepted } = module.tryArchives({ seed, until, report });
  return { tries, figures: { accepted } };
}

/** Calls with the share of the work that is done, from 0 to 1. */
export type Progress = (done: number) => void;

const DOTS = 10;

/**
 * Does a step of the build and says so on one line: its name, a dot for each tenth of it, and the seconds that it
 * took. The first build of a slow machine takes two minutes, in which somebody waits.
 */
export async function tellStep(
  name: string,
  work: (progress: Progress) => Promise<unknown>,
): Promise<void> {
  const begun = performance.now();
  let dots = 0;
  process.stdout.write(`  ${name} `);
  await work((done) => {
    for (; dots < Math.floor(done * DOTS); dots += 1) process.stdout.write('.');
  });
  process.stdout.write(` ${Math.round((performance.now() - begun) / 1000)} s\n`);
}

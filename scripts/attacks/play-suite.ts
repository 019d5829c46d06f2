/** The process of one suite: forked by attack-runs.ts, which it tells what it finds. */
import { findSuites } from './find-suites.ts';

const [folder = '', name = '', seed = '', until = ''] = process.argv.slice(2);
const suite = (await findSuites(folder)).get(name);
if (!suite) throw new Error(`There is no suite ${name} in ${folder}`);
const tell = (message: object) => process.send?.(message);
const played = await suite.run({
  seed: Number(seed),
  until: Number(until),
  report: (finding) => tell({ finding }),
});
tell({ played });
// A suite that leaves a timer or a socket behind would keep its process.
process.disconnect();
process.exit(0);

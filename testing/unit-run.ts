import { makeDatabaseOnce } from './databases/made-database.ts';
import { installTools } from './tools/install-tools.ts';

/** Once for each run of the unit tests. */
export default function prepareRun() {
  installTools();
  return makeDatabaseOnce();
}

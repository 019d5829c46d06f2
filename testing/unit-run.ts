import { makeRunFolder } from './run-folder.ts';
import { installTools } from './tools/install-tools.ts';

/** Once for each run of the unit tests and each project in it, of which the first one prepares. */
export default function prepareRun() {
  installTools();
  return makeRunFolder();
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { makeRunFolder } from '../run-folder.ts';

/** Once for each run of the journeys. The result tidies up. */
export default function prepare(): () => void {
  buildOnce();
  return makeRunFolder();
}

/** The journeys run on the built app; a stale or missing build would test something else. */
function buildOnce(): void {
  if (process.env['E2E_REUSE_BUILD'] && existsSync('dist/index.html')) return;
  const { status } = spawnSync('node', ['server/build/build.process.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built; the journeys cannot run.');
}

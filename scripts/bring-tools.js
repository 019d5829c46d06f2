// Before tests and checks: the packages that `npm ci` leaves out because only developing needs them, exactly as locked.
// Plain JavaScript, for it may run on the machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const isMissing = (name) => !existsSync(new URL(`node_modules/${name}/package.json`, root));

if (Object.keys(devDependencies).some(isMissing)) {
  console.log('Installing the packages that tests and checks need.');
  const install = 'npm install --include=dev --no-save';
  const { status } = spawnSync(install, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

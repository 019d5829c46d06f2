// After npm ci: the npm package "node" brings 67 MB of headers for compiling addons, which nothing here does.
import { existsSync, readdirSync, rmSync } from 'node:fs';

const platforms = new URL('../node_modules/node/node_modules/', import.meta.url);
const names = existsSync(platforms) ? readdirSync(platforms) : [];
for (const name of names.filter((one) => /^node-(bin-)?(linux|darwin|win)/.test(one))) {
  rmSync(new URL(`${name}/include`, platforms), { recursive: true, force: true });
}

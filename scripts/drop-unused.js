// After npm ci, here and in testing/tools: what two kinds of packages bring and nothing here reads. Plain JavaScript,
// for it may run on the machine's own Node.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// npm runs it in the folder of the package that it has installed for.
const packages = new URL('node_modules/', pathToFileURL(`${process.cwd()}/`));
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
const drop = (folder) => rmSync(folder, { recursive: true, force: true });

// The headers beside the pinned Node are for compiling addons.
const platforms = new URL('node/node_modules/', packages);
for (const name of namesIn(platforms).filter((one) => one.startsWith('node-')))
  drop(new URL(`${name}/include`, platforms));

// Fonts come in nine weights, of which the PDF is set in two.
const fonts = new URL('@expo-google-fonts/', packages);
for (const name of namesIn(fonts)) {
  const weights = namesIn(new URL(`${name}/`, fonts)).filter((folder) => /^\d00/.test(folder));
  for (const weight of weights.filter((folder) => !/^(400|700)/.test(folder)))
    drop(new URL(`${name}/${weight}`, fonts));
}

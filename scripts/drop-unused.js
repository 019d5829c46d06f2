// After npm ci, here and in testing/tools: what packages bring and nothing here reads. Plain JavaScript,
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

// Those of other scripts come in a variant with a width too, and in one with nothing to vary.
const scripts = new URL('@fontsource-variable/', packages);
for (const name of namesIn(scripts).filter((one) => one.startsWith('noto-sans-'))) {
  const files = new URL(`${name}/files/`, scripts);
  for (const file of namesIn(files).filter((one) => !one.endsWith('-wght-normal.woff2')))
    drop(new URL(file, files));
}

// Half of what packages written in TypeScript weigh; nothing here steps through them.
const files = existsSync(packages) ? readdirSync(packages, { recursive: true }) : [];
for (const file of files.filter((name) => name.endsWith('.map'))) drop(new URL(file, packages));
